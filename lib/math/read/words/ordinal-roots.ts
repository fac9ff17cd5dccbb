import type { Token } from '../token';

/** Reads `3rd root of` as a root sign with its order, and `log base 2 of` as `log_2`. */
export function withRoots(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [first, second, third, fourth] = [0, 1, 2, 3].map((by) => tokens[at + by]);
    if (!first) continue;
    const isRoot =
      first.kind === 'number' && /^(?:st|nd|rd|th)$/.test(second?.text ?? '') && third?.text === 'root';
    const base = third?.text ?? '';
    const isLog = /^log(?:arithm)?$/.test(first.text) && second?.text === 'base' && third?.kind === 'number';
    if (!fourth || fourth.text !== 'of' || (!isRoot && !isLog)) {
      joined.push(first);
      continue;
    }
    const { start, isSpaced } = first;
    const place = { start, end: fourth.end };
    if (isRoot) joined.push({ kind: 'power', text: first.text, ...place, isSpaced });
    const text = isRoot ? '√' : `log_${base}`;
    joined.push({ kind: 'name', text, ...place, isSpaced: false });
    at += 3;
  }
  return joined;
}
