import process from 'node:process';
import { register } from 'tsx/esm/api';

register();
const { runAdmin } = await import('./administration/run-admin');
process.exitCode = await runAdmin(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
// The Admin SDK keeps its connections open.
process.exit();
