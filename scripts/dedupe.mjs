/**
 * Fails when the lock file holds a second version of a package that must be there once: two Reacts break hooks, two
 * catalogues lose the language, two of the others only weigh.
 */
import { readFileSync } from 'node:fs';

const once = ['react', 'react-dom', 'konva', 'zustand', 'valibot', '@lingui/core', 'typescript', 'vite'];
const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

let problems = 0;
for (const name of once) {
  const places = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`));
  const versions = new Set(places.map((place) => packages[place].version));
  if (versions.size === 1) continue;
  problems++;
  const found = places.map((place) => `${packages[place].version} in ${place}`).join(', ') || 'not there';
  console.error(`${name} must be installed once: ${found}`);
}
console.log(`${once.length} packages looked for twice, ${problems} problems`);
process.exitCode = problems > 0 ? 1 : 0;
