import { Track, type RemoteTrackPublication, type Room } from 'livekit-client';
import type { MediaSample } from '../../stall-detector';

/** More would cost more than it tells. */
const MAX_TRACKS = 24;

/** Tracks that ought to deliver right now, by identity and track: audio unless muted, video while it is shown. */
function findExpectedTracks(room: Room): { key: string; publication: RemoteTrackPublication }[] {
  return [...room.remoteParticipants.values()].flatMap(({ identity, trackPublications }) =>
    [...trackPublications.values()]
      .filter(
        ({ track, isMuted, isSubscribed, isEnabled }) =>
          track !== undefined &&
          isSubscribed &&
          isEnabled &&
          !isMuted &&
          track.streamState === Track.StreamState.Active,
      )
      .map((publication) => ({ key: `${identity} ${publication.trackSid}`, publication })),
  );
}

/** Reads how many bytes each track has received so far. */
export async function sampleMedia(room: Room): Promise<MediaSample> {
  const tracks = findExpectedTracks(room).slice(0, MAX_TRACKS);
  const counts = await Promise.all(
    tracks.map(async ({ key, publication }) => [key, await readBytes(publication)] as const),
  );
  return { at: performance.now(), received: new Map(counts) };
}

/** Whose track a key of the sample is. */
export const identityOfTrackKey = (key: string): string => key.split(' ')[0] ?? key;

async function readBytes({ track }: RemoteTrackPublication): Promise<number> {
  const report = await track?.getRTCStatsReport();
  let bytes = 0;
  report?.forEach((entry: { type: string; bytesReceived?: number }) => {
    if (entry.type === 'inbound-rtp') bytes += entry.bytesReceived ?? 0;
  });
  return bytes;
}
