import 'server-only';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';

/** Rooms with somebody in their call, hidden observers included. Throws `server/unavailable`. */
export async function listOccupied(): Promise<string[]> {
  const places = await Promise.all(
    ['inside', 'observing'].map((path) => readDatabase(path, { shallow: true })),
  );
  return [...new Set(places.flatMap((rooms) => Object.keys(rooms ?? {})))];
}
