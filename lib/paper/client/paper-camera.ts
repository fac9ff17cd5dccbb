import { createStore } from '@/lib/core/client/create-store';
import { focusOnce, offersOf, openCamera, setLight, setZoom } from '@/lib/paper/client/camera-track';
import { copyFrame } from '@/lib/paper/client/frame';
import { createPaperDrawing } from '@/lib/paper/client/paper-drawing';
import { closedCamera, type PaperState } from '@/lib/paper/client/paper-state';
import { moveCorner, type Point } from '@/lib/paper/geometry/quad';

/** Pictures a second: writing moves slowly, and detail counts. */
const rate = 15;

export type PaperCamera = ReturnType<typeof createPaperCamera>;

/**
 * A camera that looks at paper: its picture, the page in it, and the straightened page as a track to send. It draws
 * while it is open, also when nothing changes: a late comer to a still picture needs one, too.
 */
export function createPaperCamera() {
  const view = createStore<PaperState>(closedCamera);
  const { read } = view;
  const change = (part: Partial<PaperState>) => view.set({ ...read(), ...part });
  let isHeld = false;
  const drawing = createPaperDrawing({ read, change, isHeld: () => isHeld });
  const frozen = document.createElement('canvas');
  const source = createSource(() => view.set(closedCamera));
  const { video } = source;
  let timer: ReturnType<typeof setInterval> | undefined;

  const step = () => {
    const { isFrozen } = read();
    const isThere = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    if (isFrozen || isThere) drawing.draw(isFrozen ? frozen : video);
  };
  const close = () => {
    clearInterval(timer);
    source.close();
  };

  return {
    view,
    video,
    /** The picture that was frozen last. */
    frozen,
    /** Opens a camera, or another one in its place. Throws as `getUserMedia`. */
    open: async (deviceId?: string): Promise<void> => {
      close();
      change({ phase: 'opening' });
      const offers = await source.open(deviceId);
      change({ phase: 'open', offers });
      timer = setInterval(step, 1000 / rate);
    },
    /** The straightened page as it is drawn, as a track. Its sender stops it. */
    capture: (): MediaStreamTrack | null => drawing.canvas.captureStream(rate).getVideoTracks()[0] ?? null,
    /** Moves a corner. From then on the finder leaves the corners alone. */
    moveCorner: (corner: number, to: Point) =>
      change({ quad: moveCorner(read().quad, corner, to), cornersBy: 'person' }),
    /** While a corner is held, the finder waits. */
    hold: (held: boolean) => void (isHeld = held),
    /** Leaves the corners to the finder again. */
    findAgain: () => change({ cornersBy: 'nobody', isStraight: true }),
    turn: () => change({ quarters: (read().quarters + 1) % 4 }),
    setStraight: (isStraight: boolean) => change({ isStraight }),
    setWhite: (isWhite: boolean) => change({ isWhite }),
    freeze: (isFrozen: boolean) => {
      if (isFrozen) copyFrame(video, frozen);
      change({ isFrozen });
    },
    setLight: async (isLit: boolean) => {
      if (await source.ask((track) => setLight(track, isLit))) change({ isLit });
    },
    setZoom: async (zoom: number) => {
      if (await source.ask((track) => setZoom(track, zoom))) change({ zoom });
    },
    focus: () => source.ask(focusOnce),
    /** Closes it for good. */
    end: () => {
      close();
      drawing.end();
    },
  };
}

/** The camera itself, and the element that plays it. */
function createSource(onClosed: () => void) {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  let track: MediaStreamTrack | null = null;
  const close = () => {
    track?.removeEventListener('ended', close);
    track?.stop();
    track = null;
    video.srcObject = null;
    onClosed();
  };
  return {
    video,
    close,
    open: async (deviceId?: string) => {
      try {
        track = await openCamera(deviceId);
        // A phone that was locked takes its camera away.
        track.addEventListener('ended', close);
        video.srcObject = new MediaStream([track]);
        await video.play();
        return offersOf(track);
      } catch (thrown) {
        close();
        throw thrown;
      }
    },
    /** Asks the camera for something, if it is open. */
    ask: async (wish: (track: MediaStreamTrack) => Promise<boolean>): Promise<boolean> =>
      track !== null && wish(track),
  };
}
