/** The one workspace of this server, opened at the first request that needs it. Route handlers share it through the process. */
import { openWorkspace, type Workspace } from '../../workspace/workspace';

/** The framework may load this module more than once; the process is what they have in common. */
const shared: { [key: symbol]: Promise<Workspace> | undefined } = globalThis;
const slot = Symbol.for('wardwright.workspace');

export function studioWorkspace(): Promise<Workspace> {
  shared[slot] ??= open();
  return shared[slot];
}

function open(): Promise<Workspace> {
  const folder = process.env['WARDWRIGHT_CONTENT'];
  if (folder === undefined) throw new Error('WARDWRIGHT_CONTENT is not set: start the studio with `npm start`.');
  return openWorkspace(folder, (error) => console.error('The content folder can no longer be watched:', error));
}
