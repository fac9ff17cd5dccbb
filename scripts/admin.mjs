import { requireNode } from './bootstrap/require-node.mjs';

requireNode();
void import('tsx/esm/api').then(async ({ register }) => {
  register();
  const { runAdmin } = await import('./administration/run-admin');
  process.exitCode = await runAdmin(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
  // The Admin SDK keeps its connections open.
  process.exit();
});
