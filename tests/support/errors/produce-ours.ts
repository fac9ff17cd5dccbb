import { toDeviceError } from '@/lib/call/device-error';
import { AppError } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { fromWire, toWire } from '@/lib/errors/error-wire';
import { createDraw } from '@/lib/files/client/pdf/draw-page';
import { pictureFailure } from '@/lib/files/client/picture-failure';
import { prepareFile } from '@/lib/files/client/prepare-file';
import { fileLimits } from '@/lib/files/limits';
import { sendEdits } from '@/lib/documents/client/sending/send-edits';
import { documentBytes } from '@/lib/documents/document-limits';
import { profileNameSchema } from '@/lib/organization/schema';
import type { Producer } from './producer';

const ours = (produce: () => unknown): Producer => ({
  by: 'ours',
  produce: () => Promise.resolve().then(produce),
});

const bytes = (latin1: string) => Uint8Array.from(latin1, (sign) => sign.charCodeAt(0));
const prepare = (name: string, content: string) => ours(() => prepareFile(new File([bytes(content)], name)));

/** A file that says that it is larger than it is. */
function largeFile(): File {
  const file = new File(['x'], 'long.txt');
  Object.defineProperty(file, 'size', { value: fileLimits.file + 1 });
  return file;
}

const device = (name: string) => ours(() => toDeviceError('camera', new DOMException('', name)));

const refusedName = ours(() => {
  const [issue] = profileNameSchema.safeParse('\u200B').error?.issues ?? [];
  return new AppError(issue?.message as AppErrorCode);
});

const noLog = { append: () => Promise.resolve() } as never;
const documentPlace = { owner: 'people', ownerId: 'ada', kind: 'worksheet', id: 's1' } as never;

/** Codes that our own code throws in a page, and that no story brings about. */
export const oursProducers = {
  'files/empty': prepare('empty.txt', ''),
  'files/too-large': ours(() => prepareFile(largeFile())),
  'files/name-invalid': prepare('\u200B', 'x'),
  'files/type-not-taken': prepare('page.html', '<html><script>'),
  'files/picture-broken': prepare('photo.jpg', '\xff\xd8\xff\xe1\xff\xff'),
  'files/office-locked': prepare('marks.xlsx', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  'files/page-damaged': ours(() => {
    const draw = createDraw({ getPage: () => Promise.reject(new Error('Bad XRef entry')) } as never);
    return draw(1, 640, {} as never);
  }),
  'files/picture-unreadable': ours(() => pictureFailure('data:image/png;base64,AAAA')),
  'call/device-denied': device('NotAllowedError'),
  'call/device-missing': device('NotFoundError'),
  'call/device-failed': device('UnknownError'),
  'call/device-unsupported': ours(() => toDeviceError('camera', new TypeError('mediaDevices is undefined'))),
  'documents/too-large': ours(() => sendEdits(noLog, documentPlace, [new Uint8Array(documentBytes + 1)])),
  'organization/profile-name-invalid': refusedName,
  'client/outdated': ours(() => fromWire({ code: 'sheets/frozen', requestId: 'r1' })),
  'server/internal': ours(() => fromWire(toWire(new Error('row 7 is corrupt'), 'r1'))),
} as const satisfies Partial<Record<AppErrorCode, Producer>>;
