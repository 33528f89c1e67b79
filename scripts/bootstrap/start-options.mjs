/** Reads the command line of `npm start`. Node built-ins only. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './project.mjs';

export const help = `npm start -- [--content DIR] [--port N]

  --content DIR  the folder with your packs (default: the packs that come with Wardwright)
  --port N       serve on this port of 127.0.0.1 (default: PORT, else 3000; 0 takes a free one)
  --help         this text`;

/** Throws an Error with a sentence for the author. `from` is the folder in which the command was typed. */
export function readStartOptions(args, env, from) {
  const { values } = parseArgs({
    args,
    options: {
      content: { type: 'string' },
      port: { type: 'string' },
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { wantsHelp: true };
  const content = values.content === undefined ? join(root, 'content') : resolve(from, values.content);
  if (!statSync(content, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no folder ${content}. Create it, or name another with --content.`);
  }
  return { content, port: readPort(values.port ?? env.PORT ?? '3000'), isDev: values.dev, wantsHelp: false };
}

function readPort(text) {
  const port = Number(text);
  if (text === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`"${text}" is not a port. Give a number from 0 to 65535.`);
  }
  return port;
}
