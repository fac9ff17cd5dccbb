import { addSample, secondsLeft, type Sample } from '../upload/time-left';
import { canHear, nextUploadState, type UploadEvent, type UploadState } from '../upload/upload-state';
import { createCarrier } from './create-carrier';
import type { KeptUpload, PreparedFile, UploadPorts } from './upload-ports';

/** An upload as its row shows it. */
export type Upload = Pick<PreparedFile, 'name' | 'type' | 'size' | 'blob'> & {
  readonly id: string;
  readonly state: UploadState;
  /** Null while nobody knows. */
  readonly secondsLeft: number | null;
};

/** How an upload begins on this page. `release` lets other pages have it. */
export type Begun = { kept: KeptUpload; state: UploadState; release: () => void };

export type OneUpload = ReturnType<typeof createOneUpload>;

/** After so long without a sign of the service an upload is held by the network (ms). */
const silentFor = 5000;
const isActive: ReadonlySet<UploadState['name']> = new Set(['running', 'held', 'checking']);

/** One file on its way into a room. It tells each change, and begins only by `run`. */
export function createOneUpload(
  { kept, state: first, release }: Begun,
  ports: UploadPorts,
  tell: () => void,
) {
  let state = first;
  let samples: readonly Sample[] = [];
  let silence: unknown = null;
  let isRunning = false;
  const isOver = () => state.name === 'done' || state.name === 'cancelled';
  const isWaiting = () => state.name === 'waiting';
  const hear = (event: UploadEvent) => {
    const before = state;
    state = nextUploadState(before, event);
    if (state === before) return;
    ports.stopTimer(silence);
    if (state.name === 'running') {
      samples = addSample(event.type === 'begin' ? [] : samples, { at: ports.now(), sent: state.sent });
      silence = ports.startTimer(() => hear({ type: 'silence' }), silentFor);
    }
    if (isOver()) {
      release();
      void ports.forget(kept.id);
    }
    tell();
  };
  // One that an earlier page has left may be there already.
  const carrier = createCarrier(kept, ports, { mayBeThere: first.name === 'paused', isWaiting, hear });

  return {
    id: kept.id,
    isOver,
    /** It takes one of the places for files that are sent at a time. */
    isBusy: () => isRunning || isActive.has(state.name),
    isReady: () => isWaiting() && !isRunning,
    show: (): Upload => toShown(kept, state, samples),
    /** Begins to send it, or goes on. */
    run: async (): Promise<void> => {
      isRunning = true;
      await carrier.carry().catch((failure: unknown) => hear({ type: 'failed', failure }));
      isRunning = false;
    },
    pause: () => {
      if (!canHear(state, 'pause')) return;
      carrier.pause();
      hear({ type: 'pause' });
    },
    goOn: () => hear({ type: 'goOn' }),
    cancel: () => {
      if (!canHear(state, 'cancel')) return;
      carrier.takeBack();
      hear({ type: 'cancel' });
    },
    noteSilence: () => hear({ type: 'silence' }),
    /** Ends it on this page; what the device keeps is not touched. */
    stop: () => {
      carrier.stop();
      ports.stopTimer(silence);
      release();
    },
  };
}

const toShown = (
  { id, name, type, size, blob }: KeptUpload,
  state: UploadState,
  samples: readonly Sample[],
): Upload => ({
  ...{ id, name, type, size, blob, state },
  secondsLeft: state.name === 'running' ? secondsLeft(samples, size) : null,
});
