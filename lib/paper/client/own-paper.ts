import { RoomEvent, type LocalTrackPublication, type Room } from 'livekit-client';
import { createPaperCamera } from '@/lib/paper/client/paper-camera';
import { paperOptions } from '@/lib/paper/client/paper-options';

export type OwnPaper = ReturnType<typeof createOwnPaper>;

/**
 * A camera of this computer that sends paper into the call of its own page, in the place of a shared screen. Once it
 * sends, it goes on until that share ends, whatever becomes of the dialog that began it.
 */
export function createOwnPaper(room: Room) {
  const camera = createPaperCamera();
  let sent: LocalTrackPublication | null = null;
  const end = () => {
    room.off(RoomEvent.LocalTrackUnpublished, onUnpublished).off(RoomEvent.Disconnected, end);
    camera.end();
  };
  const onUnpublished = (publication: LocalTrackPublication) => {
    if (publication === sent) end();
  };
  return {
    camera,
    /** Throws what the SDK throws when it is not let in. */
    send: async (): Promise<void> => {
      const track = camera.capture();
      if (!track || sent !== null) return;
      track.contentHint = 'detail';
      room.on(RoomEvent.LocalTrackUnpublished, onUnpublished).on(RoomEvent.Disconnected, end);
      sent = await room.localParticipant.publishTrack(track, paperOptions);
    },
    /** Closes the camera unless it sends. */
    dismiss: (): void => {
      if (sent === null) end();
    },
  };
}
