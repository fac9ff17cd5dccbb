import 'server-only';
import { toRoomName } from '@/lib/livekit/room-name';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import type { Session } from '@/lib/rooms/schema';
import { matrixReference } from '@/lib/rooms/server/documents/room-references';
import { movesOf } from '@/lib/rooms/session/session';

/** The name of the media server's room in which a session of the room goes on. */
export const mediaRoomOf = (roomId: string, session: Session | null | undefined): string =>
  toRoomName(readLivekitEnvironment().roomPrefix, roomId, movesOf(session));

/** The same for its newest session, which is read. */
export async function readMediaRoomName(roomId: string): Promise<string> {
  const head = (await matrixReference(roomId).get()).data();
  return mediaRoomOf(roomId, head?.latest);
}
