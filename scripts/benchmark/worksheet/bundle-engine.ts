import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { createSheet } from '@/lib/math/sheet/create-sheet';
import type { WorkerPort } from '@/lib/math/client/worker-messages';
import { threadPort } from '@/scripts/sheet/node-worker';

/** The engine as a page gets it: bundled, and without the loader of our scripts, which slows every function down. */
export type BundledEngine = { createSheet: typeof createSheet; spawn: () => WorkerPort };

const threadSource = `
import { parentPort } from 'node:worker_threads';
import { serveSheet } from '@/lib/math/client/serve-sheet';
const take = serveSheet({
  post: (message) => parentPort.postMessage(message),
  now: () => performance.now(),
  later: (run) => void setImmediate(run),
});
parentPort.on('message', take);
parentPort.postMessage({ kind: 'ready' });
`;

/** Bundles the engine for this process and for a thread, into a directory of the stack. */
export async function bundleEngine({
  root,
  stateDir,
}: {
  root: string;
  stateDir: string;
}): Promise<BundledEngine> {
  const bundle = async (contents: string, name: string) => {
    const outfile = path.join(stateDir, name);
    await build({
      stdin: { contents, resolveDir: root, loader: 'ts' },
      tsconfig: path.join(root, 'tsconfig.json'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
      logLevel: 'error',
    });
    return pathToFileURL(outfile);
  };
  const engine = await bundle(`export { createSheet } from '@/lib/math/sheet/create-sheet';`, 'engine.mjs');
  const thread = await bundle(threadSource, 'engine-thread.mjs');
  const { createSheet } = (await import(engine.href)) as Pick<BundledEngine, 'createSheet'>;
  return { createSheet, spawn: () => threadPort(thread) };
}
