import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const primitives = path.join(process.cwd(), 'components/ui');
const read = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

/** What is read of a page's source: its components as they are drawn. */
const page = read(__dirname)
  .map(({ text }) => text)
  .join('\n');

const components = read(primitives).flatMap(({ file, text }) =>
  [...text.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name = '']) => ({ file, name })),
);

describe('the page of primitives', () => {
  it('draws each component that components/ui has', () => {
    const missing = components.filter(({ name }) => !new RegExp(`<${name}[\\s/>]`).test(page));
    expect(missing).toEqual([]);
    // A file whose component was not found by its export would be missing unseen.
    const found = new Set(components.map(({ file }) => file));
    expect(read(primitives).filter(({ file }) => !found.has(file))).toEqual([]);
  });
});
