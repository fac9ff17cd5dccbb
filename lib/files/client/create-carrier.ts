import { errorCodeOf } from '@/lib/errors/error-code-of';
import type { UploadEvent } from '../upload/upload-state';
import type { KeptUpload, Sending, UploadPorts } from './upload-ports';

type CarrierInput = {
  /** The service may have some of the file from before, or all. */
  mayBeThere: boolean;
  /** It was not paused or cancelled meanwhile. */
  isWaiting: () => boolean;
  hear: (event: UploadEvent) => void;
};

/** Carries one file to the service: it is announced, sent, and looked at by the server. */
export function createCarrier(
  kept: KeptUpload,
  ports: Pick<UploadPorts, 'announce' | 'send' | 'finish' | 'remove'>,
  { mayBeThere, isWaiting, hear }: CarrierInput,
) {
  let isKnown = mayBeThere;
  let sending: Sending | null = null;

  /** Whether all of it is there, as when a page went before the server had looked at it. */
  const isThere = async (): Promise<boolean> => {
    try {
      await ports.finish(kept.id);
      return true;
    } catch (thrown) {
      const code = errorCodeOf(thrown);
      if (code === 'files/not-arrived' || code === 'files/not-found') return false;
      throw thrown;
    }
  };
  const finish = async (): Promise<void> => {
    sending = null;
    hear({ type: 'arrived' });
    try {
      await ports.finish(kept.id);
      hear({ type: 'finished' });
    } catch (failure) {
      hear({ type: 'failed', failure });
    }
  };
  const begin = async (): Promise<void> => {
    isKnown = true;
    const path = await ports.announce(kept);
    if (!isWaiting()) return;
    sending = ports.send(kept, path, (sent) => hear({ type: 'progress', sent }));
    sending.result.then(finish, (failure: unknown) => {
      sending = null;
      hear({ type: 'failed', failure });
    });
    hear({ type: 'begin' });
  };

  return {
    /** Begins, or goes on. Throws what the service throws before anything is sent. */
    carry: async (): Promise<void> => {
      if (sending !== null) {
        sending.resume();
        hear({ type: 'begin' });
      } else if (isKnown && (await isThere())) hear({ type: 'finished' });
      else await begin();
    },
    pause: () => sending?.pause(),
    stop: () => sending?.cancel(),
    /** Ends it, and removes what the service has. */
    takeBack: () => {
      sending?.cancel();
      if (isKnown) void ports.remove(kept.id).catch(() => undefined);
    },
  };
}
