import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import type { ThreadPort } from '@/lib/questions/server/thread/thread-lane';

let script: string | null = null;

/** The product's thread in a process without a build, which has to make its file. */
export function spawnThread(): ThreadPort {
  script ??= bundleThread();
  const worker = new Worker(script);
  worker.unref();
  return {
    post: (job) => worker.postMessage(job),
    onAnswer: (listener) => void worker.on('message', listener),
    onFailed: (listener) => void worker.on('error', listener),
    terminate: () => void worker.terminate(),
  };
}

function bundleThread(): string {
  const outfile = path.join(mkdtempSync(path.join(tmpdir(), 'question-thread-')), 'thread.cjs');
  buildSync({
    entryPoints: ['lib/questions/server/thread/question-thread.ts'],
    tsconfig: 'tsconfig.json',
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
    logLevel: 'error',
  });
  return outfile;
}
