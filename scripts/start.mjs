/**
 * `npm start`: from a fresh checkout to a running app. Installs what is missing, builds, and serves the build on this
 * machine only. PORT chooses the port; without it 4173, or the next one that is free.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { checkNode, installPackages, root, run } from './install.mjs';

const host = '127.0.0.1';

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

async function choosePort() {
  const wanted = process.env.PORT;
  if (wanted === undefined || wanted === '') {
    for (let port = 4173; port < 4273; port++) if (await isFree(port)) return port;
    throw new Error('no port from 4173 to 4272 is free: choose one with PORT=…');
  }
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`PORT=${wanted} is no port`);
  if (!(await isFree(port))) throw new Error(`port ${port} is taken: choose another with PORT=…`);
  return port;
}

async function waitFor(address, server) {
  while (server.exitCode === null) {
    const answers = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server has stopped');
}

async function start() {
  checkNode();
  const port = await choosePort();
  if ((await installPackages()) !== 0) throw new Error('the packages could not be installed');
  const vite = `${root}node_modules/vite/bin/vite.js`;
  if ((await run(process.execPath, [vite, 'build', '--logLevel', 'warn'])) !== 0) throw new Error('the build failed');
  const serve = [vite, 'preview', '--host', host, '--port', String(port), '--strictPort', '--logLevel', 'warn'];
  const server = spawn(process.execPath, serve, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
  const address = `http://${host}:${port}/`;
  await waitFor(address, server);
  console.log(`\nEscarmouche is at ${address}\nStop it with Ctrl+C.`);
}

start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
