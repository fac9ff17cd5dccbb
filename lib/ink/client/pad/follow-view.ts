import { mostPixels, pixelDensity, type PadView } from './ink-canvas';

export type SurfaceSize = {
  /** In page units. */
  readonly width: number;
  readonly height: number;
};

/** So much above and below the part in sight is drawn as well (parts of the part in sight). */
const margin = 0.5;
/** Where pixels are many, no less than this. */
const leastMargin = 0.1;

/**
 * Tells which part of a surface is to be drawn: at once, when it is resized, and when the page was scrolled so far that
 * another part is needed. Returns the way to stop.
 */
export function followView(
  surface: HTMLElement,
  size: () => SurfaceSize,
  onView: (view: PadView) => void,
): () => void {
  let drawn: PadView | null = null;
  let density = pixelDensity();
  const look = (isResized: boolean) => {
    const seen = inSight(surface, size());
    if (seen === null) return;
    const isCovered =
      drawn !== null &&
      !isResized &&
      density === pixelDensity() &&
      seen.from >= drawn.top &&
      seen.to <= drawn.top + drawn.height;
    if (isCovered) return;
    density = pixelDensity();
    drawn = withMargin(seen, size(), density);
    onView(drawn);
  };
  const onScroll = () => look(false);
  const observer = new ResizeObserver(() => look(true));
  observer.observe(surface);
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  visualViewport?.addEventListener('resize', onScroll);
  return () => {
    observer.disconnect();
    document.removeEventListener('scroll', onScroll, { capture: true });
    visualViewport?.removeEventListener('resize', onScroll);
  };
}

/** The rows from `from` to `to` are in sight (page units). */
type InSight = { scale: number; from: number; to: number };

/** The rows of a surface that are in sight; null while it has no place on the page. */
function inSight(surface: HTMLElement, { width, height }: SurfaceSize): InSight | null {
  const { top, width: pixels } = surface.getBoundingClientRect();
  if (pixels === 0) return null;
  const scale = pixels / width;
  const from = Math.min(height, Math.max(0, -top / scale));
  const to = Math.max(from, Math.min(height, (innerHeight - top) / scale));
  return { scale, from, to };
}

/** What is drawn around the rows in sight: less of it where else these would lose their sharpness. */
export function withMargin(
  { scale, from, to }: InSight,
  { width, height }: SurfaceSize,
  density: number,
): PadView {
  const sight = to - from;
  const room = mostPixels / (width * (scale * density) ** 2) - sight;
  const more = Math.min(Math.max(200, sight * margin), Math.max(sight * leastMargin, room / 2));
  const top = Math.max(0, Math.ceil(from - more));
  return { scale, top, width, height: Math.min(height, to + more) - top };
}
