import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A server of the build that belongs to one test, so that it can be stopped while the page lives on. */
export interface OwnServer {
  readonly origin: string;
  /** Resolves when nothing listens any more. */
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Serves the build on a free port. Twice the same `port` is a server that was stopped and came back. */
export async function startServer(port?: number): Promise<OwnServer> {
  const chosen = port ?? (await freePort());
  const outDir = process.env['DIST'] ?? 'dist';
  const args = ['preview', '--outDir', outDir, '--host', '127.0.0.1', '--port', String(chosen), '--strictPort'];
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${chosen}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  for (let attempt = 0; attempt < 150 && child.exitCode === null; attempt++) {
    const answers = await fetch(origin).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`nothing answers at ${origin}`);
}
