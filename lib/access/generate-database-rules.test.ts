import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDatabaseRules } from '@/lib/access/generate-database-rules';

describe('the rules of the Realtime Database', () => {
  it('on disk are those that the vocabulary generates (else run npm run generate)', () => {
    const onDisk = readFileSync(path.join(process.cwd(), 'firebase/database.rules.json'), 'utf8');
    expect(onDisk).toBe(generateDatabaseRules());
  });
});
