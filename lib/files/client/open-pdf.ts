import { AppError } from '@/lib/errors/app-error';
import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A document that is open; a page draws one of its pages at a time. */
export type OpenPdf = {
  readonly pages: number;
  /** Draws a page so wide (CSS px), sharp on this screen. The text of the page is for those who do not see it. */
  readonly draw: (page: number, width: number, canvas: HTMLCanvasElement) => Promise<{ text: string }>;
  readonly close: () => void;
};

/** Opens a PDF by pdf.js, which is fetched from our own host with the first document. */
export async function openPdf(url: string): Promise<OpenPdf> {
  const { getDocument, PDFWorker } = await import('pdfjs-dist');
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  // No scripts and no WebAssembly: our Content-Security-Policy allows neither.
  // All at once: the link ends before a long reading does.
  const loading = getDocument({ url, worker, useWasm: false, isEvalSupported: false, disableRange: true });
  const close = () => {
    void loading.destroy();
    port.terminate();
  };
  try {
    const document = await loading.promise;
    return { pages: document.numPages, draw: createDraw(document), close };
  } catch (thrown) {
    close();
    throw thrown;
  }
}

type Drawing = { cancel: () => void; ended: Promise<unknown> };

function createDraw(document: PDFDocumentProxy): OpenPdf['draw'] {
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
      const scale = (width / page.getViewport({ scale: 1 }).width) * globalThis.devicePixelRatio;
      const viewport = page.getViewport({ scale });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const drawing = page.render({ canvas, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
      const { items } = await page.getTextContent();
      return { text: items.map((item) => ('str' in item ? item.str : '')).join(' ') };
    };
    const drawn = draw();
    const cancel = () => {
      isCancelled = true;
      stop();
    };
    drawings.set(canvas, { cancel, ended: drawn.catch(() => undefined) });
    return drawn;
  };
}
