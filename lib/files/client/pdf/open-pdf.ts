import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import { AppError } from '@/lib/errors/app-error';
import { createDraw, type DrawPage } from './draw-page';
import { startPdfWorker } from './start-pdf-worker';

/** A document that is open; a page draws one of its pages at a time. */
export type OpenPdf = {
  readonly pages: number;
  readonly draw: DrawPage;
  readonly close: () => void;
};

/** A document that asks for its password, and asks again after a wrong one. */
export type PdfLock = { readonly isWrong: boolean; readonly open: (password: string) => void };

type PdfWays = {
  /** What is done about a lock; false where nobody can be asked. */
  atLock: (lock: PdfLock) => boolean;
  /** Ends the opening, also while the document waits for its password. */
  signal?: AbortSignal | undefined;
};

/**
 * Opens a PDF by pdf.js, which is fetched from our own host with the first document. Throws an AppError where the link
 * has ended, for a document that is locked or damaged, and `client/cancelled`.
 */
export async function openPdf(url: string, { atLock, signal }: PdfWays): Promise<OpenPdf> {
  const response = await fetch(url, { signal: signal ?? null });
  if (!response.ok) throw new AppError('files/link-over');
  // All at once: the link ends before a long reading does.
  const data = new Uint8Array(await response.arrayBuffer());
  const { getDocument, PDFWorker } = await import('pdfjs-dist');
  const port = startPdfWorker();
  const worker = PDFWorker.create({ port });
  // No scripts and no WebAssembly: our Content-Security-Policy allows neither.
  const loading = getDocument({ data, worker, useWasm: false, isEvalSupported: false });
  const close = () => {
    void loading.destroy();
    port.terminate();
  };
  try {
    const document = await Promise.race([loading.promise, keptLocked(loading, { atLock, signal })]);
    return { pages: document.numPages, draw: createDraw(document), close };
  } catch (cause) {
    close();
    throw cause instanceof AppError ? cause : new AppError('files/pdf-damaged', { cause });
  }
}

/** Rejects where nobody can be asked for the password of a locked document, or nobody waits for it. */
const keptLocked = (loading: PDFDocumentLoadingTask, { atLock, signal }: PdfWays): Promise<never> =>
  new Promise((_, reject) => {
    const cancel = () => reject(new AppError('client/cancelled'));
    if (signal?.aborted === true) cancel();
    signal?.addEventListener('abort', cancel);
    loading.onPassword = (open: PdfLock['open'], reason: number) => {
      if (!atLock({ isWrong: reason === wrongPassword, open })) reject(new AppError('files/locked'));
    };
  });

/** `PasswordResponses.INCORRECT_PASSWORD` of pdf.js. */
const wrongPassword = 2;
