import { pageStates, type PageState } from '@/lib/access/page-states';
import { isRecord } from '@/lib/core/is-record';

/** What a person's open pages of a room say together: somebody looks at one of them, or nobody does. */
export type PagePresence = 'here' | 'away';

const isState = (value: unknown): value is PageState => pageStates.some((state) => state === value);

/** Any number of pages is one person: they are here when they look at one of them. */
function presenceOf(marks: unknown): PagePresence | null {
  const states = Object.values(isRecord(marks) ? marks : {})
    .map((mark) => (isRecord(mark) ? mark['state'] : null))
    .filter(isState);
  if (states.length === 0) return null;
  return states.every((state) => state === 'away') ? 'away' : 'here';
}

/** Reads `presence/{roomId}` of the Realtime Database, `{ [uid]: { [mark]: { state, at } } }`, by uid. */
export function parsePresence(value: unknown): ReadonlyMap<string, PagePresence> {
  const people = Object.entries(isRecord(value) ? value : {});
  return new Map(
    people.flatMap(([uid, marks]) => {
      const presence = presenceOf(marks);
      return presence === null ? [] : [[uid, presence] as const];
    }),
  );
}
