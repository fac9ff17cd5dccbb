import type { FileKind } from '../file-types';
import type { RoomFile } from '../schema';

const megabyte = 1024 * 1024;

/** Up to which size a page shows a file itself (bytes); a larger one is saved and opened elsewhere. */
const largest: Readonly<Record<FileKind, number>> = {
  picture: 50 * megabyte,
  pdf: 100 * megabyte,
  text: megabyte,
  table: 2 * megabyte,
  notebook: 5 * megabyte,
  office: 0,
};

/** Whether a file is drawn in pages of its own size, so that it can be made larger and laid on a stage. */
export const isDrawn = ({ kind }: Pick<RoomFile, 'kind'>): boolean => kind === 'picture' || kind === 'pdf';

/** Whether a page can show a file. */
export const isViewable = ({ kind, size }: Pick<RoomFile, 'kind' | 'size'>): boolean => size <= largest[kind];
