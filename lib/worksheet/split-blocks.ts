import { environmentNames, texOfEnvironment } from './latex-environment';
import { isSignOfValue, isSum } from '@/lib/math/prose/mark-or-sign';

/** A part of a text: words, a list as in Markdown, or a formula on lines of its own. */
export type ProseBlock =
  | { kind: 'formula'; tex: string }
  | { kind: 'words'; text: string }
  /** `numbers` are those that were typed; null for bullets. */
  | { kind: 'list'; numbers: readonly number[] | null; items: readonly string[] };

/** `- a` and `* a`, or `1. a` and `1) a`. A sign without a blank behind it is a sign: `-5` and `1.5` stay words. */
const item = /^\s*(?:[-*+•]|(?<number>\d{1,9})[.)])[ \t]+(?<words>\S.*)$/u;

/** What a formula on lines of its own stands between; there is no empty line in it. */
const formula = new RegExp(
  [
    String.raw`^[ \t]*(?:\$\$(?<tex>(?:(?!\$\$|\n\s*\n)[^])+)\$\$`,
    String.raw`\\\[(?<latex>(?:(?!\\\]|\n\s*\n)[^])+)\\\]`,
    String.raw`\\begin\{(?<name>${environmentNames})\*?\}(?<body>(?:(?!\\end|\n\s*\n)[^])+)\\end\{\k<name>\*?\})[ \t]*$`,
  ].join('|'),
  'gmu',
);

/** The formulas and lists of a text, and the words between them. */
export function splitBlocks(source: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let from = 0;
  for (const match of source.matchAll(formula)) {
    const tex = texOf(match.groups ?? {});
    if (tex === '') continue;
    if (match.index > from) blocks.push(...splitLists(source.slice(from, match.index).replace(/\n$/, '')));
    blocks.push({ kind: 'formula', tex });
    from = match.index + match[0].length + 1;
  }
  if (from < source.length || blocks.length === 0) blocks.push(...splitLists(source.slice(from)));
  return blocks;
}

const texOf = ({ tex, latex, name = '', body }: Record<string, string | undefined>): string =>
  body === undefined ? (tex ?? latex ?? '').trim() : texOfEnvironment(name, body);

function splitLists(source: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  const lines = source.split('\n');
  for (const [at, line] of lines.entries()) {
    const { number, words } = itemOf(lines, at);
    const last = blocks.at(-1);
    if (words === undefined) {
      if (last?.kind === 'words') blocks.splice(-1, 1, { kind: 'words', text: `${last.text}\n${line}` });
      else blocks.push({ kind: 'words', text: line });
      continue;
    }
    const numbers = number === undefined ? null : [Number(number)];
    if (last?.kind === 'list' && (last.numbers === null) === (numbers === null)) {
      const joined = numbers && [...(last.numbers ?? []), ...numbers];
      blocks.splice(-1, 1, { kind: 'list', numbers: joined, items: [...last.items, words] });
    } else blocks.push({ kind: 'list', numbers, items: [words] });
  }
  return blocks;
}

/** Number and words of an item. A lone line such as `- 4` is a value, and so are those below a sum. */
function itemOf(
  lines: readonly string[],
  at: number,
): { number?: string | undefined; words?: string | undefined } {
  const { number, words } = item.exec(lines[at] ?? '')?.groups ?? {};
  if (words === undefined || number !== undefined) return { number, words };
  const isBullet = (line: string | undefined) =>
    item.exec(line ?? '')?.groups?.['number'] === undefined && item.test(line ?? '');
  if (!isBullet(lines[at - 1]) && !isBullet(lines[at + 1]) && isSignOfValue(words)) return {};
  const above = lines.slice(0, at).findLast((line) => !isBullet(line));
  return isSum(words) && isSum(above ?? '') ? {} : { words };
}
