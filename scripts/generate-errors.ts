import { writeFileSync } from 'node:fs';
import { listErrorRows } from './errors/list-error-rows';
import { writeErrorsPage } from './errors/write-errors-page';

/** Writes the page that tells every error. */
const target = new URL('../docs/errors.md', import.meta.url);
writeFileSync(target, writeErrorsPage(await listErrorRows()));
console.log('Wrote docs/errors.md');
