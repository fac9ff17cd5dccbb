import { Track, type RemoteTrackPublication, type Room } from 'livekit-client';
import type { MediaSample } from '../../stall-detector';

/** More would cost more than it tells. */
const MAX_TRACKS = 24;

type Expected = { key: string; publication: RemoteTrackPublication };

/** Tracks that ought to deliver right now, by identity and track: audio unless muted, video while it is shown. */
function findExpectedTracks(room: Room): Expected[] {
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

/** Reads how many bytes the line has brought, and of `whole` samples also how many each track has received. */
export async function sampleMedia(
  room: Room,
  { isWhole, isAnswerDue }: { isWhole: boolean; isAnswerDue: boolean },
): Promise<MediaSample> {
  const tracks = isWhole ? findExpectedTracks(room).slice(0, MAX_TRACKS) : [];
  const [line, ...reports] = await Promise.all([
    findAnyTrack(room)?.getRTCStatsReport(),
    ...tracks.map(({ publication }) => publication.track?.getRTCStatsReport()),
  ]);
  const received = new Map(tracks.map(({ key }, index) => [key, sumReceived(reports[index])] as const));
  return {
    at: performance.now(),
    heard: findHeard(line),
    isAnswerDue,
    received: isWhole ? received : null,
  };
}

/** Whose track a key of the sample is. */
export const identityOfTrackKey = (key: string): string => key.split(' ')[0] ?? key;

/** All tracks share one connection, so the report of any names its line. */
function findAnyTrack({ localParticipant, remoteParticipants }: Room): Track | undefined {
  const all = [localParticipant, ...remoteParticipants.values()];
  return all.flatMap(({ trackPublications }) => [...trackPublications.values()]).find(({ track }) => track)
    ?.track;
}

type Stats = { type: string; bytesReceived?: number; nominated?: boolean };

function sumReceived(report: RTCStatsReport | undefined): number {
  let bytes = 0;
  report?.forEach(({ type, bytesReceived = 0 }: Stats) => {
    if (type === 'inbound-rtp') bytes += bytesReceived;
  });
  return bytes;
}

/** Bytes of all kinds on the line; null where the browser tells them in no report of a track. */
function findHeard(report: RTCStatsReport | undefined): number | null {
  let heard: number | null = null;
  report?.forEach(({ type, bytesReceived, nominated }: Stats) => {
    const isLine = type === 'transport' || (type === 'candidate-pair' && nominated === true);
    if (isLine && bytesReceived !== undefined) heard = Math.max(heard ?? 0, bytesReceived);
  });
  return heard;
}
