/** A letter with its index: `v_0`, `T1`, `c_w`, `ΔT`. */
const shape = /^[Δδ]?\p{L}(?:_?\d+|_\p{L}[\p{L}\d]*)?$/u;
const difference = /^d\p{L}$/u;
/** An index of small letters goes on in the next ones: `v_max` is no v_m times a times x. */
const smallIndex = /_\p{Ll}+$/u;

/**
 * The names that a word is written of side by side, as ε_0, ε_r and A in `ε_0ε_rA`, the longest first; null where
 * something is left over.
 */
export function namesInWord(word: string, isName: (part: string) => boolean): string[] | null {
  if (word === '') return [];
  for (let end = word.length; end > 0; end--) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    const isCut = smallIndex.test(first) && /^\p{Ll}{2}/u.test(rest);
    if (isCut || !isPart(first) || !isName(first)) continue;
    const others = namesInWord(rest, isName);
    if (others) return [first, ...others];
  }
  return null;
}

const isPart = (text: string): boolean => shape.test(text) || difference.test(text);

/** All names that could stand in such a word. */
export function possibleNames(word: string): string[] {
  const found = new Set<string>();
  for (let start = 0; start < word.length; start++)
    for (let end = start + 1; end <= word.length; end++) {
      const name = word.slice(start, end);
      if (isPart(name)) found.add(name);
    }
  return [...found];
}
