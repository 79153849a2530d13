export { library, scenarioHash, scenarios, sheets } from '../../maps';
