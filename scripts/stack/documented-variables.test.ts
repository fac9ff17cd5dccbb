import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '').sort();

test('README.md and .env.example name the same variables', () => {
  const table = read('README.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z]/u.test(line))
    .map((line) => line.split('|')[1])
    .join();
  const documented = namesIn(table, /`([A-Z][A-Z0-9_]+)`/gu);
  expect(documented).toContain('AUTH_PROVIDERS');
  expect(namesIn(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gmu)).toEqual(documented);
});
