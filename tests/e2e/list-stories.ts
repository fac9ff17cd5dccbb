import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An end-to-end test: the folder of its file below `tests/e2e`, the file, and the title as written there. */
type Story = { folder: string; file: string; title: string };

/** Every `test('…')` of the spec files, found in their text: a test in a loop is listed once. */
export function listStories(): Story[] {
  const root = path.join(process.cwd(), 'tests/e2e');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const found = text.matchAll(/^\s*test(?:\.only)?\(\s*(['"`])(.*?)\1/gms);
      return [...found].map(([, , title = '']) => ({ folder: path.dirname(file), file, title }));
    });
}
