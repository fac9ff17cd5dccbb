/** Random numbers from a seed (mulberry32): the same sequence in every browser. */
export function makeRandom(seed: number, cell: string): () => number {
  let state = seed | 0;
  for (const sign of cell) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
