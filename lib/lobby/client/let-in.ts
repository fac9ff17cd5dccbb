import { callServer } from '@/lib/callables/client/call-server';
import { admitFromLobby } from '../contract';

/** Lets one in again who was put back outside. */
export async function letIn(roomId: string, uid: string): Promise<void> {
  await callServer(admitFromLobby, { roomId, uids: [uid] });
}
