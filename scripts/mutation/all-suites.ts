import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * All suites as one: jest makes an environment for each suite and reads its modules again, which for hundreds of
 * mutants would be most of the time. The properties, which take longest, come last.
 */
const folder = path.resolve('lib/access');
const suites = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
for (const name of suites.sort().reverse()) {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- which suites there are is only known here
  require(path.join(folder, name));
}
