import { RoomEvent, Track, type Room } from 'livekit-client';
import { cameraAudience } from '../../rights/camera-audience';

/** What decides who receives one's own camera. */
export type CameraRule = {
  isForHosts: boolean;
  /** The connections that the media server hides: observers and recorders. */
  hiddenSids: readonly string[];
};

const events = [
  RoomEvent.LocalTrackPublished,
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantAttributesChanged,
];
const shut: CameraRule = { isForHosts: true, hiddenSids: [] };

export type CameraRecipients = ReturnType<typeof createCameraRecipients>;

/**
 * Tells the media server who receives what this page sends. Until somebody says that everyone may see the camera it
 * goes to hosts only: nobody can be made to forget a picture that they were sent too early.
 */
export function createCameraRecipients(room: Room) {
  let rule = shut;
  let isOpen = false;

  const apply = () => {
    const { localParticipant, remoteParticipants } = room;
    if (!rule.isForHosts) {
      if (!isOpen) localParticipant.setTrackSubscriptionPermissions(true);
      isOpen = true;
      return;
    }
    isOpen = false;
    const others = [...remoteParticipants.values()].map(({ identity, attributes }) => ({
      identity,
      profile: attributes['profile'] ?? null,
    }));
    const own = [...localParticipant.trackPublications.values()].map(({ trackSid, source }) => ({
      sid: trackSid,
      isCamera: source === Track.Source.Camera,
    }));
    localParticipant.setTrackSubscriptionPermissions(false, cameraAudience(others, rule.hiddenSids, own));
  };

  return {
    /** Follows who comes and what is sent, until the function that it returns is called. */
    start: () => {
      for (const event of events) room.on(event, apply);
      return () => {
        for (const event of events) room.off(event, apply);
      };
    },
    /** To be called once connected, and before anything is sent. */
    apply,
    set: (next: CameraRule) => {
      rule = next;
      apply();
    },
  };
}
