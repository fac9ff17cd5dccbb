/** A person in a room's call now, on however many devices. */
export type InsidePerson = {
  uid: string;
  name: string;
  profile: string;
  since: number;
  /** Their place among the room's colours, when it is known. */
  seat?: number;
  /** Came by a link with a name, and has no account. */
  isGuest?: true;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The earliest of a person's entries tells since when they are there. */
function parsePerson(uid: string, entries: unknown): InsidePerson | null {
  if (!isRecord(entries)) return null;
  let first: InsidePerson | null = null;
  for (const entry of Object.values(entries)) {
    if (!isRecord(entry)) continue;
    const { since, name, profile, seat, kind } = entry;
    if (typeof since !== 'number' || typeof name !== 'string' || typeof profile !== 'string') continue;
    if (first === null || since < first.since) {
      const known = {
        ...(typeof seat === 'number' && { seat }),
        ...(kind === 'guest' && { isGuest: true as const }),
      };
      first = { uid, name, profile, since, ...known };
    }
  }
  return first;
}

/**
 * Reads `inside/{roomId}` of the Realtime Database as a list of people in order of arrival. The shape is `{
 * [uid]: { [joinId]: { since, name, profile, seat, kind } } }`; anything else is left out.
 */
export function parseInside(value: unknown): InsidePerson[] {
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .map(([uid, entries]) => parsePerson(uid, entries))
    .filter((person) => person !== null)
    .sort((a, b) => a.since - b.since || a.uid.localeCompare(b.uid));
}

/** The first few people by name, and how many more there are: one extra is named rather than counted. */
export function nameFew(people: InsidePerson[], few: number): { named: InsidePerson[]; more: number } {
  if (people.length <= few + 1) return { named: people, more: 0 };
  return { named: people.slice(0, few), more: people.length - few };
}
