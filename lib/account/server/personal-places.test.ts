import { readFileSync } from 'node:fs';
import { databaseRules } from '@/lib/access/generate-database-rules';
import { databasePlaces, impersonalPlaces, personalPlaces } from './personal-places';

/** The full path of every `match` in the rules of Firestore. */
function listPaths(rules: string): string[] {
  const open: string[] = [];
  const paths: string[] = [];
  for (const line of rules.replaceAll(/\/\/.*$/gm, '').split('\n')) {
    const [, match] = /^\s*match (\/\S+) \{/.exec(line) ?? [];
    const braces = line.replaceAll(/\{\w+\}/g, '');
    if (match) {
      open.push(match);
      paths.push(open.join(''));
    } else if (/\{\s*$/.test(braces)) open.push('');
    if (!match && /^\s*\}/.test(braces)) open.pop();
  }
  const root = '/databases/{database}/documents';
  return paths.filter((path) => path.startsWith(`${root}/`)).map((path) => path.slice(root.length + 1));
}

describe('where something about a person stands', () => {
  const known = [...Object.keys(personalPlaces), ...Object.keys(impersonalPlaces)];

  it('is said of every place of Firestore: exported and deleted, or why it is about nobody', () => {
    expect(known.sort()).toEqual(listPaths(readFileSync('firebase/firestore.rules', 'utf8')).sort());
  });

  it('is said of every place of the Realtime Database', () => {
    const rules = databaseRules['rules'] as Record<string, unknown>;
    const nodes = Object.keys(rules).filter((key) => !/^[.$]/.test(key));
    expect(Object.keys(databasePlaces).sort()).toEqual(nodes.sort());
  });

  it('is said of each place once', () => {
    expect(new Set(known).size).toBe(known.length);
  });
});
