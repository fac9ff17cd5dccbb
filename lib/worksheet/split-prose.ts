import { closesWord, multiplies, opensWord } from '@/lib/math/prose/mark-or-sign';

export type ProsePart = { kind: 'text' | 'formula' | 'value' | 'strong' | 'emphasis' | 'code'; text: string };

const pattern =
  /\\\((?<latex>[^\n]+?)\\\)|\\\[(?<display>[^\n]+?)\\\]|\$\$(?!\s)(?<block>[^$\n]+?)(?<!\s)\$\$|\$(?!\s)(?<formula>[^$\n]+?)(?<!\s)\$(?!\d)|\{\{\s*(?<value>[\p{L}_][\p{L}\p{N}_]*)\s*\}\}|\*\*(?!\s)(?<strong>[^*\n]+?)(?<!\s)\*\*|\*(?![\s*])(?<emphasis>[^*\n]+?)(?<!\s)\*|`(?<code>[^`\n]+)`/gu;

/**
 * The parts of a prose. `$…$`, `$$…$$`, `\(…\)` and `\[…\]` hold a formula, and `{{v}}` the value of a name. `**…**`,
 * `*…*` and backquotes mark words as in Markdown. A dollar before a space, or one without its second, is a dollar:
 * *$5 and $10* stays text.
 */
export function splitProse(source: string): ProsePart[] {
  const parts: ProsePart[] = [];
  let from = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const kind = kinds.find((name) => match.groups?.[name] !== undefined) ?? 'formula';
    const text = formulas.map((name) => match.groups?.[name]).find(Boolean) ?? match.groups?.[kind] ?? '';
    const end = match.index + match[0].length;
    if ((kind === 'strong' || kind === 'emphasis') && !isMarked(source, match.index, text, end)) {
      pattern.lastIndex = source.indexOf(text, match.index);
      continue;
    }
    if (match.index > from) parts.push({ kind: 'text', text: source.slice(from, match.index) });
    parts.push({ kind, text });
    from = end;
  }
  if (from < source.length) parts.push({ kind: 'text', text: source.slice(from) });
  return parts;
}

/** Stars mark words only at their edges, and where they do not multiply. */
function isMarked(source: string, start: number, text: string, end: number): boolean {
  const [before, behind] = [source.slice(0, start), source.slice(end)];
  return opensWord(before, text) && closesWord(text, behind) && !multiplies(before, text, behind);
}

/** The ways in which a formula can be typed, besides one dollar. */
const formulas = ['latex', 'display', 'block'];
const kinds: readonly ProsePart['kind'][] = ['formula', 'value', 'strong', 'emphasis', 'code'];
