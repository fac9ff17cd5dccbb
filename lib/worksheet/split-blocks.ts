/** A part of a text: words, or a list as in Markdown. */
export type ProseBlock =
  | { kind: 'words'; text: string }
  | { kind: 'list'; isOrdered: boolean; first: number; items: readonly string[] };

/** `- a` and `* a`, or `1. a` and `1) a`. A sign without a blank behind it is a sign: `-5` and `1.5` stay words. */
const item = /^\s*(?:[-*+•]|(?<number>\d{1,9})[.)])[ \t]+(?<words>\S.*)$/u;

/** The lists of a text, and the words between them. */
export function splitBlocks(source: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  for (const line of source.split('\n')) {
    const { number, words } = item.exec(line)?.groups ?? {};
    const last = blocks.at(-1);
    if (words === undefined) {
      if (last?.kind === 'words') blocks.splice(-1, 1, { kind: 'words', text: `${last.text}\n${line}` });
      else blocks.push({ kind: 'words', text: line });
      continue;
    }
    const isOrdered = number !== undefined;
    if (last?.kind === 'list' && last.isOrdered === isOrdered)
      blocks.splice(-1, 1, { ...last, items: [...last.items, words] });
    else blocks.push({ kind: 'list', isOrdered, first: Number(number ?? 1), items: [words] });
  }
  return blocks;
}
