import type { Token } from '../token';

/** `sinx`, `lnx`, `cos2t` and `sin30`: no other letters, because `cost` and `tank` are words. */
const glued = /^(?:(sin|cos|tan)(\d+\p{L}?|[xyzαβγθφ])|(ln|lg|log)([xyz]))$/u;

export const isGluedFunction = ({ kind, text }: Token): boolean => kind === 'name' && glued.test(text);

/** Reads `sin2x` as the function and what it is of, unless the sheet has that name. `words` gets what it read so. */
export function withFunctions(
  tokens: readonly Token[],
  words: Set<string>,
  names: ReadonlySet<string>,
): Token[] {
  return tokens.flatMap((token, at) => {
    const [, circular, angle, log, value] = isGluedFunction(token) ? (glued.exec(token.text) ?? []) : [];
    const [name, operand] = [circular ?? log, angle ?? value];
    if (name === undefined || operand === undefined || names.has(token.text)) return [token];
    const digits = /^\d*/.exec(operand)?.[0] ?? '';
    const letters = operand.slice(digits.length);
    // `sin1 = 0.5` defines a name; `sinx = 0.5` is an equation.
    if (letters === '' && tokens[at + 1]?.text === '=') return [token];
    words.add(token.text);
    let { start } = token;
    const place = (text: string) => {
      const from = start;
      start += text.length;
      return { text, start: from, end: start };
    };
    return [
      { ...token, ...place(name) },
      ...(digits === '' ? [] : [{ kind: 'number' as const, isSpaced: true, ...place(digits) }]),
      ...(letters === '' ? [] : [{ kind: 'name' as const, isSpaced: digits === '', ...place(letters) }]),
    ];
  });
}
