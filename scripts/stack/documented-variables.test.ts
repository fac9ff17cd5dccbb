import { readdirSync, readFileSync } from 'node:fs';
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

test('docs/local-stack.md names each variable by which the commands find something', () => {
  /** A system has them by itself. */
  const given = ['HOME', 'LOCALAPPDATA', 'PATH', 'XDG_CACHE_HOME'];
  const sources = ['emulators', 'scripts/bootstrap'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.(?:ts|mjs)$/u.test(file))
      .map((file) => read(path.join(folder, file))),
  );
  const asked = new Set(namesIn(sources.join('\n'), /\benv\['([A-Z][A-Z0-9_]+)'\]/gu));
  expect([...asked]).toContain('JAVA_HOME');
  const named = namesIn(read('docs/local-stack.md'), /`([A-Z][A-Z0-9_]+)`/gu);
  expect([...asked].filter((name) => !given.includes(name) && !named.includes(name))).toEqual([]);
});
