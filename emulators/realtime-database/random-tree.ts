type Random = (below: number) => number;

/** Random data for comparisons with the SDK; the same seed gives the same tree. */
export function randomTree(seed: number): unknown {
  return makeTree(seededRandom(seed), 3);
}

/** Mulberry32: small, and the same on every machine. */
function seededRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function makeTree(random: Random, depth: number): unknown {
  if (depth === 0 || random(4) === 0) return makeLeaf(random);
  const entries = Array.from({ length: 1 + random(6) }, () => [makeKey(random), makeTree(random, depth - 1)]);
  const priority = random(9) === 0 ? [['.priority', random(5)]] : [];
  return Object.fromEntries([...entries, ...priority]) as unknown;
}

function makeLeaf(random: Random): unknown {
  const value = makeValue(random);
  return random(9) === 0 ? { '.value': value, '.priority': random(2) ? random(9) : `p${random(4)}` } : value;
}

function makeValue(random: Random): unknown {
  const kinds = [
    () => random(2) === 0,
    () => random(1_000_000),
    () => -random(1_000_000_000),
    () => (random(1_000_000) / 999_983) * 10 ** random(20),
    () => (-random(1_000_000) / 999_983) * 10 ** -random(20),
    () => `str${random(99)}`,
    () => `üñí 日本 😀${random(9)}`,
    () => 2 ** random(60),
    () => Number.MAX_SAFE_INTEGER - random(9),
    () => '',
  ];
  return kinds[random(kinds.length)]?.();
}

function makeKey(random: Random): string {
  const kinds = [
    () => `k${random(30)}`,
    () => String(random(40)),
    () => `-${1 + random(20)}`,
    () => `0${random(9)}`,
    () => `Ωmega${random(5)}`,
    () => `10000000000${random(4)}`,
  ];
  return kinds[random(kinds.length)]?.() ?? 'k';
}
