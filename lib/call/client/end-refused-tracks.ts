import {
  ParticipantEvent,
  RoomEvent,
  type LocalTrackPublication,
  type Participant,
  type Room,
  type Track,
} from 'livekit-client';
import { listSourcesAllowed } from '../sources-allowed';
import { sendableOf } from './sendable-of';

/**
 * Ends what was on its way to the media server when the right to send it went. Of this the SDK hears nothing: it waits
 * for an answer for 10 s when a track was refused, and knows none that was ended before it counted as sent, so that it
 * would count as sent from then on, also once it may be sent again, and reach nobody. Returns its stop function.
 */
export function endRefusedTracks(room: Room): () => void {
  const { localParticipant: own } = room;
  const underWay = new Map<Track, RTCRtpSender>();
  const refused = new WeakSet<Track>();

  const handleSetOut = (sender: RTCRtpSender, track: Track) => void underWay.set(track, sender);
  const handlePermissions = (had: Participant['permissions'], participant: Participant) => {
    if (!participant.isLocal) return;
    const has = listSourcesAllowed(participant.permissions);
    const lost = listSourcesAllowed(had).filter((kind) => !has.includes(kind));
    for (const [track, sender] of underWay) {
      const kind = sendableOf(track.source);
      if (!kind || !lost.includes(kind)) continue;
      refused.add(track);
      underWay.delete(track);
      // As `unpublishTrack` does; but that waits for the very answer which does not come.
      room.engine.removeTrack(sender);
    }
  };
  const handlePublished = ({ track }: LocalTrackPublication) => {
    if (!track) return;
    underWay.delete(track);
    if (refused.delete(track)) void own.unpublishTrack(track);
  };

  own.on(ParticipantEvent.LocalSenderCreated, handleSetOut);
  room
    .on(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
    .on(RoomEvent.LocalTrackPublished, handlePublished);
  return () => {
    own.off(ParticipantEvent.LocalSenderCreated, handleSetOut);
    room
      .off(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
      .off(RoomEvent.LocalTrackPublished, handlePublished);
  };
}
