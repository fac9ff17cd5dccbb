import { updateRoom } from '@/lib/rooms/contract';
import type { LobbyPolicy } from '@/lib/rooms/admission/lobby-policy';
import { getToken } from './ask-token';
import { call, resultOf } from './call';
import type { Scene } from '@/tests/support/api/scene';

/** Who waits is for the host to say, and a host is at the door. */
export async function openRoom({ roomId, host }: Scene, lobby: LobbyPolicy): Promise<void> {
  resultOf(await call(updateRoom, { token: host.token, input: { roomId, lobby } }));
  await getToken(roomId, host.token);
}
