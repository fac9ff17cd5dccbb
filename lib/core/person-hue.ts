/** A person's colour in a room. */
export type PersonColour = {
  /** OKLCH hue in degrees, one of `personHues`. */
  hue: PersonHue;
  /** True from the thirteenth person on: the hue is shared and the stroke is cut in two. */
  isCut: boolean;
};

/** Twelve hues at equal distance; lightness and chroma are set where they are drawn. */
export const personHues = [15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315, 345] as const;

export type PersonHue = (typeof personHues)[number];

/** The hue that a person prefers everywhere: the same account has the same colour on every device. */
export function personHue(uid: string): PersonHue {
  return hueAt(hash(uid) % personHues.length);
}

/**
 * Gives everyone in a room a colour. Whoever comes first keeps the preferred hue; later people take the next
 * one that is free, at 60° from everyone else while there is such a seat.
 *
 * @param uids in the order in which people came, so that nobody's colour changes when somebody joins
 */
export function assignPersonColours(uids: readonly string[]): ReadonlyMap<string, PersonColour> {
  const colours = new Map<string, PersonColour>();
  const taken = new Set<PersonHue>();
  for (const uid of uids) {
    if (colours.has(uid)) continue;
    const isCut = taken.size === personHues.length;
    const hue = isCut ? personHue(uid) : nextFree(personHue(uid), taken);
    taken.add(hue);
    colours.set(uid, { hue, isCut });
  }
  return colours;
}

function nextFree(preferred: PersonHue, taken: ReadonlySet<PersonHue>): PersonHue {
  const start = personHues.indexOf(preferred);
  const candidates = personHues.map((_, step) => hueAt((start + step) % personHues.length));
  const free = candidates.filter((hue) => !taken.has(hue));
  return free.find((hue) => [...taken].every((other) => distance(hue, other) >= 60)) ?? free[0] ?? preferred;
}

function distance(one: number, other: number): number {
  const gap = Math.abs(one - other);
  return Math.min(gap, 360 - gap);
}

function hueAt(index: number): PersonHue {
  return personHues[index] ?? personHues[0];
}

/** FNV-1a, 32 bit: spreads similar account ids well and needs no table. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
