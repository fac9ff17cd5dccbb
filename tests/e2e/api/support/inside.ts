import { ServerError, TrackSource, type ParticipantInfo } from 'livekit-server-sdk';
import { mediaRoomName, mediaServer } from './media-server';

/** Somebody on the media server as it reports them; null when they are not there. */
export async function findInside(roomId: string, identity: string): Promise<ParticipantInfo | null> {
  try {
    return await mediaServer().getParticipant(mediaRoomName(roomId), identity);
  } catch (error) {
    if (error instanceof ServerError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Which sources the media server takes from somebody; null when they are not there. */
export async function sourcesOf(roomId: string, identity: string): Promise<string[] | null> {
  const permission = (await findInside(roomId, identity))?.permission;
  if (!permission) return null;
  return permission.canPublish
    ? permission.canPublishSources.map((source) => TrackSource[source]).sort()
    : [];
}
