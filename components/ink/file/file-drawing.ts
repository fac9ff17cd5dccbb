'use client';

import { useEffect, useMemo, useState } from 'react';
import type { InkPeople, SheetInk } from '@/components/ink/ink-desk';
import type { OpenDocument } from '@/lib/documents/client/open-document';
import { inkIdOfFile, inkPlaceOfFile, type DocumentPlace } from '@/lib/documents/document-place';
import type { InkChannel } from '@/lib/ink/live/ink-channel';

/** Whether a person draws on the files of a room, and the people who do. */
export type FileDrawing = Omit<SheetInk, 'open' | 'docId' | 'call'> & {
  people: InkPeople;
  /** That of a call; the same object each time. */
  channel?: InkChannel;
};

/** The ink on a file, as its head and its page share it. */
export type FileInk = {
  drawing: FileDrawing;
  /** For the desk of the file; null until what opens it is here. */
  ink: SheetInk | null;
  /** The tools are out. Until then what is drawn is only seen. */
  isDrawing: boolean;
  toggle: () => void;
  putAway: () => void;
};

/**
 * The ink on a file of a room, and whether this person has the tools out. Null where nobody draws on it: without
 * `drawing`.
 */
export function useFileInk(roomId: string, fileId: string, drawing: FileDrawing): FileInk;
export function useFileInk(roomId: string, fileId: string, drawing: FileDrawing | undefined): FileInk | null;
export function useFileInk(roomId: string, fileId: string, drawing: FileDrawing | undefined): FileInk | null {
  const [isDrawing, setIsDrawing] = useState(false);
  const openDocument = useOpener(drawing !== undefined);
  const open = useMemo(
    () => openDocument && (() => openDocument(inkPlaceOfFile(roomId, fileId))),
    [openDocument, roomId, fileId],
  );
  const channel = drawing?.channel;
  const docId = inkIdOfFile(fileId);
  const call = useMemo(() => channel && { channel, doc: docId }, [channel, docId]);
  if (drawing === undefined) return null;
  const { mayDraw, denied } = drawing;
  return {
    drawing,
    ink: open && { open, docId, ...(call && { call }), mayDraw, denied },
    isDrawing,
    toggle: () => setIsDrawing(!isDrawing),
    putAway: () => setIsDrawing(false),
  };
}

type Opener = (place: DocumentPlace) => OpenDocument;

/** What opens documents is fetched with the first file: most visits to a room look at none. */
function useOpener(isWanted: boolean): Opener | null {
  const [opener, setOpener] = useState<{ open: Opener } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    import('@/lib/documents/client/open-document').then(
      ({ openDocument }) => isCurrent && setOpener({ open: openDocument }),
      // The file is seen without what is drawn on it until it is opened again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return opener?.open ?? null;
}
