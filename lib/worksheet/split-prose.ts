type ProsePart = { kind: 'text' | 'formula'; text: string };

/**
 * The parts of a prose: `$…$` holds a formula. A dollar sign before a space, or one without its second, is a dollar:
 * *$5 and $10* stays text.
 */
export function splitProse(source: string): ProsePart[] {
  const parts: ProsePart[] = [];
  let from = 0;
  for (const match of source.matchAll(/\$(?!\s)([^$\n]+?)(?<!\s)\$(?!\d)/gu)) {
    if (match.index > from) parts.push({ kind: 'text', text: source.slice(from, match.index) });
    parts.push({ kind: 'formula', text: match[1] ?? '' });
    from = match.index + match[0].length;
  }
  if (from < source.length) parts.push({ kind: 'text', text: source.slice(from) });
  return parts;
}
