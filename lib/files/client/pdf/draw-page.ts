import type { PDFDocumentProxy } from 'pdfjs-dist';
import { AppError, isAppError } from '@/lib/errors/app-error';

/**
 * Draws a page so wide (CSS px), sharp on this screen. Where the page has no ink, the background of the canvas is
 * seen; a page that paints itself white, such as a scan, gets the attribute `data-white`. Throws `client/cancelled`
 * where the next drawing took its place, and `files/page-damaged` where it cannot be drawn.
 */
export type DrawPage = (page: number, width: number, canvas: HTMLCanvasElement) => Promise<PageFacts>;

/** The text of a page is for those who do not see it; its ratio is its height in parts of its width. */
export type PageFacts = { readonly text: string; readonly ratio: number };

type Drawing = { cancel: () => void; ended: Promise<unknown> };

/** The most that every browser draws on one canvas (device px). A larger page is drawn less sharp. */
const largest = { side: 16_384, area: 16_777_216 };

export function createDraw(document: PDFDocumentProxy): DrawPage {
  const drawings = new WeakMap<HTMLCanvasElement, Drawing>();
  return (number, width, canvas) => {
    // A canvas takes one drawing at a time: the one before ends first.
    const before = drawings.get(canvas);
    before?.cancel();
    let isCancelled = false;
    let stop: () => void = () => undefined;
    const draw = async () => {
      const [page] = await Promise.all([document.getPage(number), before?.ended]);
      if (isCancelled) throw new AppError('client/cancelled');
      const viewport = page.getViewport({
        scale: scaleOf(page.getViewport({ scale: 1 }), width * globalThis.devicePixelRatio),
      });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      // A context of ours comes first: that of pdf.js is opaque, and would hide the paper below.
      canvas.getContext('2d', { willReadFrequently: true });
      const drawing = page.render({ canvas, viewport, background: 'transparent' });
      stop = () => drawing.cancel();
      await drawing.promise;
      canvas.toggleAttribute('data-white', isPaintedWhite(canvas));
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return { text, ratio: viewport.height / viewport.width };
    };
    const drawn = draw().catch((cause: unknown) => {
      if (isAppError(cause)) throw cause;
      throw isCancelled ? new AppError('client/cancelled') : new AppError('files/page-damaged', { cause });
    });
    const cancel = () => {
      isCancelled = true;
      stop();
    };
    drawings.set(canvas, { cancel, ended: drawn.catch(() => undefined) });
    return drawn;
  };
}

type Size = { readonly width: number; readonly height: number };

/** How much larger than in the file a page is drawn for a width (device px). */
export const scaleOf = ({ width, height }: Size, wanted: number): number =>
  Math.min(
    wanted / width,
    largest.side / Math.max(width, height),
    Math.sqrt(largest.area / (width * height)),
  );

/** Whether all four corners of a drawn page are painted in white, or nearly. */
function isPaintedWhite(canvas: HTMLCanvasElement): boolean {
  const [right, bottom] = [canvas.width - 1, canvas.height - 1];
  const context = canvas.getContext('2d');
  return [0, right].every((x) =>
    [0, bottom].every((y) => context?.getImageData(x, y, 1, 1).data.every((part) => part > 240)),
  );
}
