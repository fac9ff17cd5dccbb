import { findUnit } from '../../units/find-unit';

const mostSpellings = 12;
const amount =
  /^\s*(?:\p{L}[\p{L}\p{N}_]*\s*=)?\s*[-−]?[\d.,]+(?:\s*[×*·]\s*10\^?[-−⁻]?[\d⁰-⁹]+)?\s*[\p{L}°µΩ][\p{L}\p{N}°µΩ/·*^().⁻−\s-]*$/u;
const words = /(\/?)(\p{L}{2,})(?=(\s?\^\(?[-−]|⁻)?)/gu;

/**
 * Other texts that a quantity may mean: `5 ms^-1` in a sheet is 5 for each millisecond, but many write so for metres
 * per second, and `kgm` or `Nkg` for two units. None for everything else.
 */
function unitSpellings(text: string): string[] {
  if (!amount.test(text)) return [];
  let spellings = [''];
  let from = 0;
  for (const found of text.matchAll(words)) {
    const [all, slash = '', word = '', isPower] = found;
    const between = text.slice(from, found.index) + slash;
    from = found.index + all.length;
    // Milliseconds stay milliseconds unless a negative power shows that units were joined.
    const isWhole = findUnit(word) !== null && isPower === undefined;
    const apart = isWhole ? [] : partsOf(word).map((parts) => joined(parts, slash, isPower));
    const options = apart.length === 0 ? [word] : [word, ...apart];
    spellings = spellings.flatMap((before) => options.map((option) => before + between + option));
    if (spellings.length > mostSpellings) return [];
  }
  return spellings.map((before) => before + text.slice(from)).filter((spelling) => spelling !== text);
}

const joined = (parts: readonly string[], slash: string, isPower: string | undefined): string =>
  slash !== '' && isPower === undefined ? `(${parts.join(' ')})` : parts.join(' ');

/** All ways to read a word as two or three units. */
function partsOf(word: string, most = 3): string[][] {
  const found: string[][] = [];
  for (let at = 1; at < word.length; at++) {
    const [one, rest] = [word.slice(0, at), word.slice(at)];
    if (findUnit(one) === null) continue;
    if (findUnit(rest) !== null) found.push([one, rest]);
    if (most > 2) found.push(...partsOf(rest, most - 1).map((parts) => [one, ...parts]));
  }
  return found;
}

/** The best judgement of two texts over all spellings of their units; from a rank of 2 on it is settled. */
export function judgeSpellings<Judged>(
  [first, second]: readonly [string, string],
  judge: (first: string, second: string) => Judged,
  rank: (judged: Judged) => number,
): Judged {
  let best = judge(first, second);
  if (rank(best) >= 2) return best;
  const [keys, others] = [first, second].map((text) => [text, ...unitSpellings(text)]);
  for (const key of keys ?? [])
    for (const other of others ?? []) {
      if (key === first && other === second) continue;
      const judged = judge(key, other);
      if (rank(judged) > rank(best)) best = judged;
    }
  return best;
}
