import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(file, 'utf8');
const markdownIn = (folder: string, recursive = true) =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));

/** Pages in plain language: the sentence rules hold for them. */
const pages = [...markdownIn('.', false), ...markdownIn('docs')];
const all = [...pages, ...markdownIn('emulators')];
/** Lists of words, records and errors: they grow with what they list. */
const lists = ['docs/glossary.md', 'docs/errors.md'];

const longestSentence = 25;
const banned = /\b(?:whoever|whomever|of whom|in whose)\b/giu;

const withoutFences = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```$/gmu, '');
const countWords = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** How many words a page may have, or null where no limit holds. */
function limitOf(file: string): number | null {
  if (file === 'ARCHITECTURE.md') return 1500;
  if (lists.includes(file) || !file.startsWith('docs/')) return null;
  return file.startsWith('docs/decisions/') ? 150 : 800;
}

/** The sentences of a page, without tables and headings; code counts as one word. */
function sentencesOf(text: string): string[] {
  return withoutFences(text)
    .replace(/^ *(?:\||#).*$/gmu, '')
    .replace(/`[^`]*`/gu, 'Code')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.)\s+/u)
    .flatMap((block) => block.replace(/\s+/gu, ' ').split(/(?<=[.!?][)"*_]*) (?=[\p{Lu}\p{N}_*"(])/u));
}

/** Files in backticks: with a folder of the root in front, or a bare name with a file's ending. */
function pathsIn(text: string): string[] {
  const roots = new Set(readdirSync('.').filter((name) => !name.startsWith('.') && name !== 'node_modules'));
  return [...withoutFences(text).matchAll(/`([^`\s<>*{},…]+)`/gu)]
    .map(([, name = '']) => name)
    .filter((name) => (name.includes('/') ? roots.has(name.split('/')[0] ?? '') : isFileName(name)));
}
const isFileName = (name: string) => /^[\w.-]+\.(?:tsx?|mjs|json|md)$/u.test(name);

/** Relative links; an anchor alone stays on its page. */
const linksIn = (text: string) =>
  [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/gu)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/u.test(target));

describe('documentation', () => {
  it('keeps each page within its words', () => {
    const tooLong = pages.flatMap((file) => {
      const limit = limitOf(file);
      const count = countWords(read(file));
      return limit !== null && count > limit ? [`${file}: ${count} words, at most ${limit}`] : [];
    });
    expect(tooLong).toEqual([]);
  });

  it('has no sentence that is too long', () => {
    const tooLong = pages.flatMap((file) =>
      sentencesOf(read(file))
        .filter((sentence) => countWords(sentence) > longestSentence)
        .map((sentence) => `${file}: ${sentence}`),
    );
    expect(tooLong).toEqual([]);
  });

  it('names people by their role', () => {
    const found = pages.flatMap((file) =>
      [...withoutFences(read(file)).matchAll(banned)].map(([word]) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('names only files that exist, from the root', () => {
    const missing = pages.flatMap((file) =>
      pathsIn(read(file))
        .filter((name) => !existsSync(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has each page in a table of ARCHITECTURE.md', () => {
    const listed = linksIn(read('ARCHITECTURE.md'));
    expect(markdownIn('docs', false).filter((page) => !listed.includes(page))).toEqual([]);
  });

  it('names only doors of the base that their files export', () => {
    const rows = [...read('docs/base.md').matchAll(/^\| `([^`]+)` +\| (`[^|]*)\|/gmu)];
    const missing = rows.flatMap(([, file = '', calls = '']) =>
      [...calls.matchAll(/`(\w+)/gu)]
        .filter(([, name = '']) => !new RegExp(`export .*\\b${name}\\b`, 'u').test(read(file)))
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('links only to files that exist', () => {
    const broken = all.flatMap((file) =>
      linksIn(read(file))
        .filter((target) => !existsSync(path.join(path.dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('links only to headings that exist', () => {
    const broken = pages.flatMap((file) =>
      [...withoutFences(read(file)).matchAll(/\]\(([\w./-]+\.md)#([\w-]+)\)/gu)]
        .filter(
          ([, to = '', anchor = '']) => !anchorsOf(read(path.join(path.dirname(file), to))).includes(anchor),
        )
        .map(([link]) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });
});

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...withoutFences(text).matchAll(/^#+ +(.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the checks of the documentation', () => {
  it('split text into sentences', () => {
    expect(sentencesOf('# Title\n\nOne `a b c` two. Three\nfour.\n\n- Five\n- Six\n\n| a | b |\n')).toEqual(
      expect.arrayContaining(['One Code two.', 'Three four.', 'Six']),
    );
  });

  it('find paths and links', () => {
    expect(pathsIn('`lib/none.ts`, `rooms/waiting`, `none.ts`, `lib/<domain>/x.ts`')).toEqual([
      'lib/none.ts',
      'none.ts',
    ]);
    expect(linksIn('[a](b.md#c), [d](#e), [f](https://g.example)')).toEqual(['b.md']);
  });
});
