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
  /** The code for it could not be fetched. It is tried again when the network is back. */
  isMissing: boolean;
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
  const { open: openDocument, isMissing } = useOpener(drawing !== undefined);
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
    isMissing,
    isDrawing,
    toggle: () => setIsDrawing(!isDrawing),
    putAway: () => setIsDrawing(false),
  };
}

const coming = { open: null, isMissing: false };

type Opener = (place: DocumentPlace) => OpenDocument;

/** What opens documents is fetched with the first file: most visits to a room look at none. */
function useOpener(isWanted: boolean): { open: Opener | null; isMissing: boolean } {
  const [opener, setOpener] = useState<{ open: Opener | null; isMissing: boolean }>(coming);
  const isHere = opener.open !== null;
  useEffect(() => {
    if (!isWanted || isHere) return undefined;
    let isCurrent = true;
    const attempt = () => {
      import('@/lib/documents/client/open-document').then(
        ({ openDocument }) => isCurrent && setOpener({ open: openDocument, isMissing: false }),
        () => isCurrent && setOpener({ open: null, isMissing: true }),
      );
    };
    attempt();
    globalThis.addEventListener('online', attempt);
    return () => {
      isCurrent = false;
      globalThis.removeEventListener('online', attempt);
    };
  }, [isWanted, isHere]);
  return opener;
}
