import type { CallableOutput } from '@/lib/callables/callable-contract';
import { callServer } from '@/lib/callables/client/call-server';
import { readActionAboutMe } from '../contract';

type Action = CallableOutput<typeof readActionAboutMe>['action'];

/**
 * What another person has just done about this person in a room, or with `includeRoomWide` to everyone there. Null
 * when nobody did, or when the server does not answer.
 */
export async function findAction(roomId: string, includeRoomWide: boolean): Promise<Action> {
  // The page reports the action anyway: without an answer only the name is missing.
  return (await callServer(readActionAboutMe, { roomId, includeRoomWide }).catch(() => ({ action: null })))
    .action;
}
