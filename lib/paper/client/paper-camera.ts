import { createStore } from '@/lib/core/client/create-store';
import { createCameraSource } from '@/lib/paper/client/camera-source';
import { focusOnce, setLight, setZoom } from '@/lib/paper/client/camera-track';
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
  let timer: ReturnType<typeof setInterval> | undefined;

  const step = () => {
    const { isFrozen } = read();
    const isThere = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    if (isFrozen || isThere) drawing.draw(isFrozen ? frozen : video);
  };
  const source = createCameraSource({
    onOpened: (opened) => {
      change({ phase: 'open', ...opened });
      timer = setInterval(step, 1000 / rate);
    },
    onClosed: () => {
      clearInterval(timer);
      view.set(closedCamera);
    },
  });
  const { video } = source;

  return {
    view,
    video,
    /** The picture that was frozen last. */
    frozen,
    /** Whether this browser can make the paper white. */
    canWhiten: drawing.canWhiten,
    /** Opens a camera, or another one in its place. Throws as `getUserMedia`. */
    open: async (deviceId?: string): Promise<void> => {
      source.close();
      change({ phase: 'opening' });
      await source.open(deviceId);
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
      source.close();
      drawing.end();
    },
  };
}
