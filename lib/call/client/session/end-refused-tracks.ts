import {
  ParticipantEvent,
  RoomEvent,
  type LocalTrackPublication,
  type Participant,
  type Room,
  type Track,
} from 'livekit-client';
import { listSourcesAllowed } from '../../rights/sources-allowed';
import { sendableOf } from './sendable-of';

/**
 * Ends what was on its way to the media server when the right to send it went, and turns its device off. Of this the
 * SDK hears nothing: it waits for an answer for 10 s when a track was refused, and knows none that was ended before it
 * counted as sent, so that it would count as sent from then on, also once it may be sent again, and reach nobody.
 * Returns its stop function.
 */
export function endRefusedTracks(room: Room): () => void {
  const { localParticipant: own } = room;
  const underWay = new Map<Track, RTCRtpSender>();
  const refused = new WeakSet<Track>();

  const isRefused = ({ source }: Track): boolean => {
    const kind = sendableOf(source);
    return kind !== undefined && !listSourcesAllowed(own.permissions).includes(kind);
  };
  const refuse = (track: Track, sender: RTCRtpSender) => {
    refused.add(track);
    underWay.delete(track);
    track.stop();
    // As `unpublishTrack` does; but that waits for the very answer which does not come. Where the answer has come, the
    // media server goes on expecting this track, which it was told of by another name than any later one.
    room.engine.removeTrack(sender);
  };

  const handleSetOut = (sender: RTCRtpSender, track: Track) => {
    underWay.set(track, sender);
    // It went while the track was measured: the SDK has looked at the right before that.
    if (isRefused(track)) refuse(track, sender);
  };
  const handlePermissions = (_: unknown, { isLocal }: Participant) => {
    if (!isLocal) return;
    for (const [track, sender] of underWay) if (isRefused(track)) refuse(track, sender);
  };
  const handlePublished = ({ track }: LocalTrackPublication) => {
    if (!track) return;
    underWay.delete(track);
    if (refused.delete(track)) void own.unpublishTrack(track);
  };
  const handleDisconnected = () => underWay.clear();

  own.on(ParticipantEvent.LocalSenderCreated, handleSetOut);
  room
    .on(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
    .on(RoomEvent.LocalTrackPublished, handlePublished)
    .on(RoomEvent.Disconnected, handleDisconnected);
  return () => {
    own.off(ParticipantEvent.LocalSenderCreated, handleSetOut);
    room
      .off(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
      .off(RoomEvent.LocalTrackPublished, handlePublished)
      .off(RoomEvent.Disconnected, handleDisconnected);
  };
}
