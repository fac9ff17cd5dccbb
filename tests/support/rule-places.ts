import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The full path of every `match` in the rules of Firestore, such as `rooms/{roomId}/members/{uid}`. */
export function listFirestorePlaces(): string[] {
  const rules = readFileSync(path.join(process.cwd(), 'firebase/firestore.rules'), 'utf8');
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
  return paths.filter((found) => found.startsWith(`${root}/`)).map((found) => found.slice(root.length + 1));
}

type Node = { readonly [key: string]: Node | string | boolean };

/** Every path of the Realtime Database at which its rules let somebody read or write, such as `inside/$roomId`. */
export function listDatabasePlaces(): string[] {
  const text = readFileSync(path.join(process.cwd(), 'firebase/database.rules.json'), 'utf8');
  const { rules } = JSON.parse(text) as { rules: Node };
  return collect(rules, []);
}

function collect(node: Node, above: readonly string[]): string[] {
  const own = '.read' in node || '.write' in node ? [above.join('/')] : [];
  const below = Object.entries(node).flatMap(([key, child]) =>
    typeof child === 'object' ? collect(child, [...above, key]) : [],
  );
  return [...own, ...below];
}

/** The places that none of some paths lies at; `{uid}` and `$uid` stand for any name. */
export function placesWithoutRow(places: readonly string[], rows: readonly string[]): string[] {
  return places.filter((place) => {
    const names = place.split('/').map((name) => (/^[{$]/.test(name) ? '[^/]+' : name));
    const pattern = new RegExp(`^${names.join('/')}$`);
    return !rows.some((row) => pattern.test(row));
  });
}
