/** The fields that a spreadsheet has copied: tabs and line breaks part them, quotation marks hold one together. */
export function readBlock(text: string): string[][] {
  const block: string[][] = [[]];
  const plain = text.replaceAll(/\r\n?/gu, '\n').replace(/\n+$/u, '');
  for (const [, quoted, typed = '', end] of plain.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gu)) {
    block.at(-1)?.push((quoted?.replaceAll('""', '"') ?? typed).trim());
    if (end === '') break;
    if (end === '\n') block.push([]);
  }
  return block;
}

/** Whether a pasted text is a table: several lines, each with several fields. */
export function isTable(text: string): boolean {
  const lines = text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => line.includes('\t'));
}

const number = /^[-+−]?(?:\d+(?:[.,]\d*)*|[.,]\d+)(?:e[-+−]?\d+)?$/iu;

/** The source of a table with these fields. Without a line of names above the numbers it gets an empty one. */
export function tableOf(block: readonly (readonly string[])[]): string {
  const [first = []] = block;
  const hasNames = !first.every((field) => number.test(field.trim()));
  const lines = hasNames ? block : [first.map(() => ''), ...block];
  return lines
    .map((line) => line.map((field) => field.replaceAll(/[\t\r\n]+/gu, ' ').trim()).join('\t'))
    .join('\n');
}
