/** `npm start`: installs what is missing, builds once, serves the studio and prints its address. */
import { randomBytes } from 'node:crypto';
import { ensureBuilt, writeTypeSettings } from './bootstrap/build.mjs';
import { endWithParent } from './bootstrap/end-with-parent.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { requireNode } from './bootstrap/project.mjs';
import { host, requireFreePort, serve } from './bootstrap/serve.mjs';
import { help, readStartOptions } from './bootstrap/start-options.mjs';

async function start() {
  requireNode();
  endWithParent();
  const options = readStartOptions(process.argv.slice(2), process.env, process.env.INIT_CWD ?? process.cwd());
  if (options.wantsHelp) return console.log(help);
  await requireFreePort(options.port);
  await ensureInstalled();
  process.env.NODE_ENV = options.isDev ? 'development' : 'production';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  process.env.WARDWRIGHT_CONTENT = options.content;
  process.env.WARDWRIGHT_TOKEN = randomBytes(32).toString('hex');
  if (options.isDev) writeTypeSettings();
  else process.env.WARDWRIGHT_BUILD = (await ensureBuilt()).folder;
  const port = await serve(options);
  console.log(`Wardwright is open at http://${host}:${port}`);
  console.log(`Content: ${options.content}. Stop with Ctrl+C.`);
}

start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
