import type { CallableOutput } from '@/lib/callables/callable-contract';
import { callServer } from '@/lib/callables/client/call-server';
import { readActionAboutMe } from '../contract';

type Action = CallableOutput<typeof readActionAboutMe>['action'];

/** What somebody else has just done about this person in a room, or with `includeRoomWide` to everyone there; null when nobody did, or it cannot be asked. */
export async function findAction(roomId: string, includeRoomWide: boolean): Promise<Action> {
  // Whatever happened is said anyway: only the name is missing then.
  return (await callServer(readActionAboutMe, { roomId, includeRoomWide }).catch(() => ({ action: null })))
    .action;
}
