import { RoomEvent, type LocalTrackPublication, type Room } from 'livekit-client';
import { createPaperCamera } from '@/lib/paper/client/paper-camera';
import { paperOptions } from '@/lib/paper/client/paper-options';

export type OwnPaper = ReturnType<typeof createOwnPaper>;

/**
 * A camera of this computer that sends paper into the call of its own page, in the place of a shared screen. Once it
 * begins to send, it goes on until that share ends, whatever becomes of the dialog that began it.
 *
 * @param onLost hears that the paper has not come back with the line. Its camera is off by then.
 */
export function createOwnPaper(room: Room, onLost: () => void) {
  const camera = createPaperCamera();
  let captured: MediaStreamTrack | null = null;
  let isDismissed = false;
  let isPublishing = false;
  const stopListening = () =>
    room
      .off(RoomEvent.LocalTrackUnpublished, onUnpublished)
      .off(RoomEvent.Reconnected, onReconnected)
      .off(RoomEvent.Disconnected, end);
  const end = () => {
    stopListening();
    camera.end();
  };
  // A new connection takes it away, too, and publishes it again: only an end by a person stops the track.
  const onUnpublished = ({ track }: LocalTrackPublication) => {
    if (track?.mediaStreamTrack === captured && captured.readyState === 'ended') end();
  };
  // The SDK keeps to itself that it could not publish it again.
  const onReconnected = () => {
    const isBack = [...room.localParticipant.trackPublications.values()].some(
      ({ track }) => track?.mediaStreamTrack === captured,
    );
    if (isBack || isPublishing) return;
    captured?.stop();
    end();
    onLost();
  };
  return {
    camera,
    /** Throws what the SDK throws when it is not let in. */
    send: async (): Promise<void> => {
      if (captured !== null) return;
      const track = camera.capture();
      if (!track) return;
      captured = track;
      track.contentHint = 'detail';
      room
        .on(RoomEvent.LocalTrackUnpublished, onUnpublished)
        .on(RoomEvent.Reconnected, onReconnected)
        .on(RoomEvent.Disconnected, end);
      isPublishing = true;
      try {
        await room.localParticipant.publishTrack(track, paperOptions);
      } catch (thrown) {
        track.stop();
        captured = null;
        if (isDismissed) end();
        else stopListening();
        throw thrown;
      } finally {
        isPublishing = false;
      }
    },
    /** Closes the camera unless it sends, or is about to. */
    dismiss: (): void => {
      isDismissed = true;
      if (captured === null) end();
    },
  };
}
