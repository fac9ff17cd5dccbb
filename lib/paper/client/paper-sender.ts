import { Track, type LocalParticipant } from 'livekit-client';
import { paperOptions } from '@/lib/paper/client/paper-options';

/** What it needs of the SDK's own participant. */
export type PaperPublisher = Pick<LocalParticipant, 'publishTrack' | 'unpublishTrack' | 'trackPublications'>;

/** Sends one page at a time into a call, and takes it away again. `onChange` hears that a send begins or is over. */
export function createPaperSender(own: PaperPublisher, onChange: () => void) {
  let isPublishing = false;
  let sent: MediaStreamTrack | null = null;
  const pages = () =>
    [...own.trackPublications.values()].flatMap(({ source, track }) =>
      source === Track.Source.ScreenShare && track ? [track] : [],
    );
  return {
    isPublishing: (): boolean => isPublishing,
    /** Sends what `capture` makes. Does nothing while a page is sent. Throws what the SDK throws. */
    send: async (capture: () => MediaStreamTrack | null): Promise<void> => {
      if (isPublishing || pages().length > 0) return;
      const track = capture();
      if (!track) return;
      track.contentHint = 'detail';
      isPublishing = true;
      onChange();
      try {
        await own.publishTrack(track, paperOptions);
        sent = track;
      } catch (thrown) {
        track.stop();
        throw thrown;
      } finally {
        isPublishing = false;
        onChange();
      }
    },
    /**
     * After a new connection: whether a page that was sent has not come back. The SDK publishes it again and keeps to
     * itself when that fails, so the track ends here.
     */
    endLost: (): boolean => {
      const isLost = sent?.readyState === 'live' && pages().length === 0;
      if (isLost) sent?.stop();
      return isLost;
    },
    /** Takes every page away: after a new connection the SDK has published it again. */
    hide: async (): Promise<void> => {
      for (const page of pages()) await own.unpublishTrack(page, true);
      onChange();
    },
  };
}
