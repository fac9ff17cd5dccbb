import { requireNode } from './bootstrap/require-node.mjs';

requireNode();
void import('tsx/esm/api').then(async ({ register }) => {
  register();
  const { runSheet } = await import('./sheet/run-sheet');
  const mode = process.argv.includes('--follows') ? 'follows' : 'cells';
  await runSheet(process.stdin, (line) => void process.stdout.write(`${line}\n`), mode);
});
