import { RoomEvent, type Participant, type Room } from 'livekit-client';

/**
 * Calls back when our server has made this person another role while they are inside. The one that they come with
 * stands in their token and is no change; the media server tells of it before the room counts as connected, and then
 * nobody hears it. Returns its stop function.
 */
export function watchOwnProfile(room: Room, onChange: () => void): () => void {
  let known = room.localParticipant.attributes['profile'];
  const handleConnected = () => {
    known = room.localParticipant.attributes['profile'];
  };
  const handleAttributes = (_: unknown, participant: Participant) => {
    if (!participant.isLocal) return;
    const before = known;
    known = participant.attributes['profile'];
    if (before !== undefined && known !== before) onChange();
  };
  room.on(RoomEvent.Connected, handleConnected).on(RoomEvent.ParticipantAttributesChanged, handleAttributes);
  return () => {
    room
      .off(RoomEvent.Connected, handleConnected)
      .off(RoomEvent.ParticipantAttributesChanged, handleAttributes);
  };
}
