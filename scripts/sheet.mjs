import { requireNode } from './bootstrap/require-node.mjs';

requireNode();
void import('tsx/esm/api').then(async ({ register }) => {
  register();
  /** @param {string} line */
  const write = (line) => void process.stdout.write(`${line}\n`);
  const [mode] = process.argv.slice(2);
  if (mode === undefined || mode === '--explain') {
    const { runSheet } = await import('./sheet/run-sheet');
    await runSheet(process.stdin, write, mode === '--explain');
    return;
  }
  const { answerEquivalent, answerFollows, answerTested } = await import('./sheet/compare-requests');
  const { runLines } = await import('./sheet/run-lines');
  const answer = { '--equivalent': answerEquivalent, '--follows': answerFollows, '--answer': answerTested }[
    mode
  ];
  if (answer) await runLines(process.stdin, write, answer);
  else {
    process.stderr.write('Use npm run sheet, with --explain, --equivalent, --follows or --answer.\n');
    process.exitCode = 1;
  }
});
