import { RoomEvent, type Participant, type Room, type TrackPublication } from 'livekit-client';
import { sendableOf } from '@/lib/call/client/session/sendable-of';
import type { Sendable } from '../../rights/publish-rights';
import { listSourcesAllowed } from '../../rights/sources-allowed';
import type { Revocations } from './revocations';
import { watchOwnProfile } from './watch-own-profile';

/** A track that ended so shortly before its permission went was ended by that (ms). */
const sameAction = 3000;

/** Hears from the media server what others take from this person, and give back. Returns the way to stop. */
export function hearRevoked(room: Room, revocations: Revocations): () => void {
  const { readSending } = revocations;
  const endedAt: Partial<Record<Sendable, number>> = {};

  const handleUnpublished = ({ source }: TrackPublication) => {
    const kind = sendableOf(source);
    if (kind && !readSending()[kind].isSwitching()) endedAt[kind] = performance.now();
  };
  const wasOn = (kind: Sendable): boolean =>
    readSending()[kind].isOn || performance.now() - (endedAt[kind] ?? -Infinity) < sameAction;

  const handlePermissions = (before: Parameters<typeof listSourcesAllowed>[0], participant: Participant) => {
    if (!participant.isLocal) return;
    const [had, has] = [listSourcesAllowed(before), listSourcesAllowed(participant.permissions)];
    const lost = had.filter((kind) => !has.includes(kind));
    const given = has.filter((kind) => !had.includes(kind));
    revocations.changeRights({ lost, given }, wasOn);
  };

  const handleMuted = (publication: TrackPublication, participant: Participant) => {
    const kind = sendableOf(publication.source);
    if (!participant.isLocal || (kind !== 'microphone' && kind !== 'camera')) return;
    if (readSending()[kind].isSwitching()) return;
    // A camera that is muted stops, as one that was unplugged; a microphone goes on.
    const isLive = publication.track?.mediaStreamTrack.readyState === 'live';
    if (kind === 'camera' || isLive) void revocations.sayMuted(kind);
  };

  const stopWatching = watchOwnProfile(room, () => void revocations.sayRole());
  room
    .on(RoomEvent.LocalTrackUnpublished, handleUnpublished)
    .on(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
    .on(RoomEvent.TrackMuted, handleMuted);
  return () => {
    room
      .off(RoomEvent.LocalTrackUnpublished, handleUnpublished)
      .off(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
      .off(RoomEvent.TrackMuted, handleMuted);
    stopWatching();
  };
}
