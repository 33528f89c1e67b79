/**
 * Serves the studio from this process, on this machine only. Requests are judged by proxy.ts and answered by app/;
 * here is only the socket: an address that is taken, and an end that comes at once.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { root } from './project.mjs';

export const host = '127.0.0.1';

/** Resolves with the port that is listened on, which differs from `port` only when that is 0. */
export async function serve({ port, isDev }) {
  const server = createServer();
  const taken = await listen(server, port);
  process.env.PORT = String(taken);
  const next = createRequire(import.meta.url)('next');
  const studio = next({ dir: root, dev: isDev, hostname: host, port: taken, httpServer: server });
  const prepared = studio.prepare();
  server.on('request', async (request, response) => {
    await prepared;
    await studio.getRequestHandler()(request, response);
  });
  endOnSignal(server);
  await prepared;
  return taken;
}

/** Throws an Error with a sentence when something listens there already. */
export async function requireFreePort(port) {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

function listen(server, port) {
  const taken = `Port ${port} is taken. Is the studio open already? Else: npm start -- --port ${port + 1}`;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(error.code === 'EADDRINUSE' ? new Error(taken) : error));
    server.listen(port, host, () => resolve(server.address().port));
  });
}

/** Ends at once when told to, though pages are open: their event streams would hold the process. */
function endOnSignal(server) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}
