import { AppError } from '@/lib/errors/app-error';
import { scaleOf } from './draw-page';
import { openPdf, type PdfLock } from './open-pdf';

jest.mock('./start-pdf-worker', () => ({ startPdfWorker: () => ({ terminate: mockTerminate }) }));
jest.mock('pdfjs-dist', () => ({ getDocument: () => mockLoading, PDFWorker: { create: () => ({}) } }));
const mockTerminate = jest.fn();
let mockLoading: Loading;

/** As pdf.js opens a document. */
type Loading = {
  promise: Promise<unknown>;
  onPassword?: (open: PdfLock['open'], reason: number) => void;
  destroy: () => Promise<void>;
};
const document = { numPages: 3 };

function loadWith(promise: Promise<unknown>, response: Partial<Response> = { ok: true }) {
  mockTerminate.mockClear();
  mockLoading = { promise, destroy: () => Promise.resolve() };
  globalThis.fetch = () =>
    Promise.resolve({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)), ...response } as Response);
}
const never = new Promise<never>(() => undefined);
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('opening a PDF', () => {
  it('asks for the password until it is right', async () => {
    let resolve: (opened: object) => void = () => undefined;
    loadWith(new Promise((end) => (resolve = end)));
    const locks: PdfLock[] = [];
    const opening = openPdf('/file', { atLock: (lock) => locks.push(lock) > 0 });
    await settle();
    const open = (password: string): void =>
      password === 'slope' ? resolve(document) : mockLoading.onPassword?.(open, 2);
    mockLoading.onPassword?.(open, 1);
    locks[0]?.open('wrong');
    locks[1]?.open('slope');
    expect((await opening).pages).toBe(3);
    expect(locks.map(({ isWrong }) => isWrong)).toEqual([false, true]);
  });

  it('says that it is locked where nobody can be asked', async () => {
    loadWith(never);
    const opening = openPdf('/file', { atLock: () => false });
    await settle();
    mockLoading.onPassword?.(() => undefined, 1);
    await expect(opening).rejects.toEqual(new AppError('files/locked'));
    expect(mockTerminate).toHaveBeenCalledTimes(1);
  });

  it('ends its worker when nobody waits for the password any longer', async () => {
    loadWith(never);
    const visit = new AbortController();
    const opening = openPdf('/file', { atLock: () => true, signal: visit.signal });
    await settle();
    visit.abort();
    await expect(opening).rejects.toEqual(new AppError('client/cancelled'));
    expect(mockTerminate).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['files/pdf-damaged', () => Promise.reject(new Error('Invalid PDF structure.')), { ok: true }],
    ['files/link-over', () => never, { ok: false }],
  ] as const)('tells %s', async (code, load, response) => {
    loadWith(never, response);
    Object.defineProperty(mockLoading, 'promise', { get: load });
    await expect(openPdf('/file', { atLock: () => true })).rejects.toMatchObject({ code });
  });
});

it('draws a page no larger than a canvas can be', () => {
  expect(scaleOf({ width: 600, height: 800 }, 1200)).toBe(2);
  const wide = scaleOf({ width: 14_400, height: 10 }, 7200);
  expect(wide).toBe(0.5);
  const large = scaleOf({ width: 600, height: 800 }, 7200);
  expect(large * 600 * (large * 800)).toBeCloseTo(16_777_216, 0);
});
