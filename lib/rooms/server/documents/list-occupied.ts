import 'server-only';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';

/** Rooms in whose calls somebody is, also somebody who only observes. Throws `server/unavailable`. */
export async function listOccupied(): Promise<string[]> {
  const places = await Promise.all(
    ['inside', 'observing'].map((path) => readDatabase(path, { shallow: true })),
  );
  return [...new Set(places.flatMap((rooms) => Object.keys(rooms ?? {})))];
}
