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

export async function isPortFree(port) {
  if (port === 0) return true;
  const probe = createServer();
  try {
    await listen(probe, port);
    return true;
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false;
    throw error;
  } finally {
    probe.close();
  }
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address().port));
  });
}

/**
 * Ends at once when told to, though pages are open: their event streams would hold the process. npm starts this process
 * through a shell that passes no signal on, so the end of that shell counts as well.
 */
function endOnSignal(server) {
  const end = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && end(), 250);
  watch.unref();
}
