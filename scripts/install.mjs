/**
 * What the other scripts need before there is a single package: Node's own modules only.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The versions of Node that the tools run on, as package.json says: `>=20.19 <21 || >=22.12`. */
const engines = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).engines.node;

/** Below 0 where the first version is the older one; what is left out of either is 0. */
function compare(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let part = 0; part < 3; part++) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Whether a version of Node lies in a range of `>=` and `<` that `||` parts.
 * @param {string} version
 * @param {string} [range]
 */
export const isNodeIn = (version, range = engines) =>
  range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((bound) => {
        const [, sign, than] = /^(>=|<)([\d.]+)$/.exec(bound) ?? [];
        if (!than) throw new Error(`package.json: engines: "${bound}" is not understood`);
        const order = compare(version, than);
        return sign === '<' ? order < 0 : order >= 0;
      }),
  );

/** Stops with a plain line when the tools do not run on this Node. */
export function checkNode() {
  if (isNodeIn(process.versions.node)) return;
  console.error(`Node ${engines} is needed, this is ${process.versions.node}: https://nodejs.org`);
  process.exit(1);
}

/**
 * Runs a command with its output visible. Resolves to its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/**
 * Runs an npm script or command.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runNpm = (args, env) => run(npm, args, env);

const changed = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** Installs the packages when there are none, or the lock file is newer. Resolves to an exit code. */
export async function installPackages() {
  // npm writes this file last, so a broken installation is begun again.
  if (changed(`${root}node_modules/.package-lock.json`) >= changed(`${root}package-lock.json`)) return 0;
  console.log('Installing the packages …');
  return runNpm(['ci', '--no-audit', '--no-fund']);
}

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const find = () => [process.env.CHROMIUM, ...browsers].find((path) => path && existsSync(path));

/** The path of a Chromium. Installs Debian's where that is allowed; undefined when there is none. */
export async function findBrowser() {
  const found = find();
  if (found) return found;
  const debian = existsSync('/etc/debian_version') && spawnSync('apt-get', ['--version']).status === 0;
  if (!debian || process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], env);
  const packages = ['chromium', 'fonts-dejavu-core'];
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
  return find();
}
