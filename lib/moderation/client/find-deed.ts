import type { CallableOutput } from '@/lib/callables/callable-contract';
import { callServer } from '@/lib/callables/client/call-server';
import { readDeedAboutMe } from '../contract';

type Deed = CallableOutput<typeof readDeedAboutMe>['deed'];

/** What somebody else has just done about this person in a room, or with `includeRoomWide` to everyone there; null when nobody did, or it cannot be asked. */
export async function findDeed(roomId: string, includeRoomWide: boolean): Promise<Deed> {
  // Whatever happened is said anyway: only the name is missing then.
  return (await callServer(readDeedAboutMe, { roomId, includeRoomWide }).catch(() => ({ deed: null }))).deed;
}
