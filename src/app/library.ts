export { library, scenarioHash, scenarios } from '../../maps';
