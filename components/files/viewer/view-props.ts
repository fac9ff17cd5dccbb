import type { FileDrawing, FileInk } from '@/components/ink/file/file-drawing';
import type { RoomFile } from '@/lib/files/schema';

/** What a file shows itself with: where its bytes are, and how much of it is drawn how large. */
export type ViewProps = {
  roomId: string;
  file: Pick<RoomFile, 'id' | 'name'>;
  zoom: number;
  /** From 1, of what has pages. */
  page: number;
  onPage: (page: number) => void;
  /** What is drawn on it; null where nothing can be. */
  ink: FileInk | null;
};

export type ShownFile = Pick<RoomFile, 'id' | 'name' | 'kind'>;

/** Puts a page into the room's sheet, and answers its name; undefined for a person who may not write there. */
export type PageToSheet = (file: ShownFile, page: number) => Promise<string>;

/** Where a file can go from here, and what is done with it. */
export type FileWays = {
  /** Lays it on the stage of the call; undefined where this person may not, and outside a call. */
  onShow?: ((file: ShownFile) => void) | undefined;
  toSheet?: PageToSheet | undefined;
  /** Whether this person draws on it; without it nothing of what is drawn is shown. */
  drawing?: FileDrawing | undefined;
};
