/** Serves the stage to a browser test: the parts as they are written, bundled in seconds, without a build of the whole studio. */
import { join } from 'node:path';
import { build, preview } from 'vite';

export interface Stage {
  address: string;
  stop(): Promise<void>;
}

/** `root` is the folder of the stage, `outDir` where it is built. */
export async function serveStage(
  root = import.meta.dirname,
  outDir = join(import.meta.dirname, '../../../.wardwright/stage'),
): Promise<Stage> {
  const common = {
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, minify: false },
  } as const;
  await build(common);
  const server = await preview({ ...common, preview: { host: '127.0.0.1', port: 0 } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The stage has no address.');
  return { address, stop: () => server.close() };
}
