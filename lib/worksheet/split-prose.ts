export type ProsePart = { kind: 'text' | 'formula' | 'value' | 'strong' | 'emphasis' | 'code'; text: string };

const pattern =
  /\$(?!\s)(?<formula>[^$\n]+?)(?<!\s)\$(?!\d)|\{\{\s*(?<value>[\p{L}_][\p{L}\p{N}_]*)\s*\}\}|\*\*(?!\s)(?<strong>[^*\n]+?)(?<!\s)\*\*|\*(?![\s*])(?<emphasis>[^*\n]+?)(?<!\s)\*|`(?<code>[^`\n]+)`/gu;

/**
 * The parts of a prose: `$…$` holds a formula, `{{v}}` the value of a name, and `**…**`, `*…*` and backquotes mark
 * words as in Markdown. A dollar before a space, or one without its second, is a dollar: *$5 and $10* stays text.
 */
export function splitProse(source: string): ProsePart[] {
  const parts: ProsePart[] = [];
  let from = 0;
  for (const match of source.matchAll(pattern)) {
    const kind = kinds.find((name) => match.groups?.[name] !== undefined);
    const text = match.groups?.[kind ?? ''];
    if (kind === undefined || text === undefined) continue;
    if (match.index > from) parts.push({ kind: 'text', text: source.slice(from, match.index) });
    parts.push({ kind, text });
    from = match.index + match[0].length;
  }
  if (from < source.length) parts.push({ kind: 'text', text: source.slice(from) });
  return parts;
}

const kinds: readonly ProsePart['kind'][] = ['formula', 'value', 'strong', 'emphasis', 'code'];
