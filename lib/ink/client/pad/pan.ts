/** How fast a throw slows down: what is left of its speed after a millisecond. */
const friction = 0.996;
/** A throw slower than this has ended (CSS px a ms). */
const rest = 0.02;

/** What fingers move that do not draw. */
export type Pan = {
  down: (event: PointerEvent) => void;
  /** Whether the pointer moves something. */
  move: (event: PointerEvent) => boolean;
  up: (event: PointerEvent) => void;
  /** Lets go of all fingers, and ends a throw. */
  release: () => void;
};

type Held = { x: number; y: number; at: number; speed: number };

/**
 * Moves the page under one finger, as the browser would: it does not where a surface takes the pen. Two fingers are the
 * browser's, which zooms.
 */
export function createPan(surface: HTMLElement): Pan {
  const fingers = new Map<number, Held>();
  let frame = 0;
  const scroller = () => surface.closest<HTMLElement>('[data-paper]') ?? document.scrollingElement;
  const stop = () => cancelAnimationFrame(frame);

  const glide = (speed: number) => {
    let [now, before] = [speed, performance.now()];
    const step = (time: number) => {
      const passed = time - before;
      before = time;
      scroller()?.scrollBy(0, now * passed);
      now *= friction ** passed;
      if (Math.abs(now) > rest) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };
  return {
    down: ({ pointerId, clientX, clientY, timeStamp }) => {
      stop();
      surface.setPointerCapture(pointerId);
      fingers.set(pointerId, { x: clientX, y: clientY, at: timeStamp, speed: 0 });
    },
    move: ({ pointerId, clientX, clientY, timeStamp }) => {
      const held = fingers.get(pointerId);
      if (held === undefined) return false;
      if (fingers.size > 1) return true;
      const [across, down] = [held.x - clientX, held.y - clientY];
      const passed = Math.max(1, timeStamp - held.at);
      const speed = 0.6 * (down / passed) + 0.4 * held.speed;
      fingers.set(pointerId, { x: clientX, y: clientY, at: timeStamp, speed });
      scroller()?.scrollBy(across, down);
      return true;
    },
    up: ({ pointerId, timeStamp, type }) => {
      const held = fingers.get(pointerId);
      fingers.delete(pointerId);
      if (held === undefined || type !== 'pointerup' || fingers.size > 0) return;
      const isThrown = timeStamp - held.at < 60 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (isThrown) glide(held.speed);
    },
    release: () => {
      stop();
      fingers.clear();
    },
  };
}
