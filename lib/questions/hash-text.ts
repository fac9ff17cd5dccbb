/**
 * A whole number below 2³² that follows from a text alone, on every machine: FNV-1a, stirred until each bit hangs on
 * all. It keeps no secret.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  for (const by of [0x85ebca6b, 0xc2b2ae35]) hash = Math.imul(hash ^ (hash >>> 15), by);
  return (hash ^ (hash >>> 16)) >>> 0;
}
