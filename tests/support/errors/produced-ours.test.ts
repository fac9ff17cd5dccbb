import { readFileSync } from 'node:fs';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { oursProducers } from './produce-ours';
import { producedOurs, saidInstead } from './produced-ours';

const rows = Object.entries(producedOurs) as [AppErrorCode, string][];
const generic = 'tests/support/errors/produce-ours.test.ts';

describe('the test that brings an error of ours about', () => {
  it.each(rows)('names %s', (code, file) => {
    if (file === generic) expect(oursProducers).toHaveProperty([code]);
    else expect(readFileSync(file, 'utf8')).toContain(saidInstead[code] ?? `'${code}'`);
  });
});
