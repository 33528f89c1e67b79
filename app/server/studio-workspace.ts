/** The one workspace of this server, opened at the first request that needs it. Route handlers share it through the process. */
import { realFolder } from '../../workspace/locate';
import { openWorkspace, type Workspace } from '../../workspace/workspace';

/** The framework may load this module more than once; the process is what they have in common. */
const shared: { [key: symbol]: Promise<Workspace> | undefined } = globalThis;
const slot = Symbol.for('wardwright.workspace');

export async function studioWorkspace(): Promise<Workspace> {
  shared[slot] ??= open();
  const opening = shared[slot];
  try {
    return await opening;
  } catch (error) {
    // The next request tries again: the folder may be back by then.
    if (shared[slot] === opening) delete shared[slot];
    throw error;
  }
}

/** The real path of the content folder, also of one that is gone: the first answer about content then says so. */
export const contentFolder = (): Promise<string> => realFolder(givenFolder());

function givenFolder(): string {
  const folder = process.env['WARDWRIGHT_CONTENT'];
  if (folder === undefined) throw new Error('WARDWRIGHT_CONTENT is not set: start the studio with `npm start`.');
  return folder;
}

const open = async (): Promise<Workspace> =>
  openWorkspace(givenFolder(), (error) => console.error('The content folder can no longer be watched:', error));
