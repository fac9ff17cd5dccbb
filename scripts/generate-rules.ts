import { writeFileSync } from 'node:fs';
import { generateDatabaseRules } from '@/lib/access/generate-database-rules';

/** Writes what `lib/access` says about the Realtime Database to where Firebase and the emulators read it. */
const target = new URL('../firebase/database.rules.json', import.meta.url);
writeFileSync(target, generateDatabaseRules());
console.log('Wrote firebase/database.rules.json');
