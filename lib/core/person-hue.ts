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
 * The seat that somebody takes in a room: a number that is theirs as long as they belong to it, and that says
 * their colour there. It is the preferred hue while that is free, else the next one that is, at 60° from
 * everyone else while there is such a seat. From the thirteenth person on the hues begin again.
 *
 * @param taken the seats of everyone else in the room
 */
export function chooseSeat(uid: string, taken: readonly number[]): number {
  for (let lap = 0; ; lap += personHues.length) {
    const hues = new Set(
      taken.filter((seat) => seat >= lap && seat < lap + personHues.length).map((seat) => hueAt(seat - lap)),
    );
    if (hues.size < personHues.length) return lap + personHues.indexOf(nextFree(personHue(uid), hues));
  }
}

/** The seats of several who come at the same instant: each takes one that nobody has, nor anybody before them. */
export function chooseSeats(uids: readonly string[], taken: readonly number[]): Map<string, number> {
  const seats = new Map<string, number>();
  for (const uid of uids) seats.set(uid, chooseSeat(uid, [...taken, ...seats.values()]));
  return seats;
}

/** The seat of somebody who was given none, such as a member of a room that is older than seats. */
export const preferredSeat = (uid: string): number => chooseSeat(uid, []);

/** Somebody's colour in a room. It follows from their seat alone, so that it is the same in every view. */
export function personColour(uid: string, seat: number = preferredSeat(uid)): PersonColour {
  return { hue: hueAt(seat % personHues.length), isCut: seat >= personHues.length };
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
