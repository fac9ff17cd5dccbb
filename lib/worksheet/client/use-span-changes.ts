'use client';

import { useEffect, useState } from 'react';
import { createDatabaseLog } from '@/lib/documents/client/database-log';
import { openCopy } from '@/lib/documents/client/open-copy';
import { readHistory, type DocumentHistory } from '@/lib/documents/client/read-history';
import { findSpan } from '@/lib/documents/history/find-span';
import type { Moment } from '@/lib/documents/history/moments';
import { listLineChanges, type LineChange } from '../history/list-line-changes';
import { readCells, type SheetCell } from '../sheet-document';
import { readSettings, type ChosenSettings } from '../sheet-settings';

export type SpanChanges = {
  changes: readonly LineChange[];
  /** The sheet as it was at the end, and how it calculates. */
  cells: readonly SheetCell[];
  settings: ChosenSettings;
  /** Between which times it really was compared (ms). `from` is null for a sheet that was made meanwhile. */
  compared: { from: number | null; until: number };
};

type Asked = { roomId: string; sheetId: string; createdAt: number; from: number; until: number };

/** What changed in a room's sheet in a time. Null where its history does not reach back so far. */
async function readChanges({ roomId, sheetId, createdAt, from, until }: Asked): Promise<SpanChanges | null> {
  const { past } = createDatabaseLog();
  if (past === null) return null;
  const place = { kind: 'worksheets', owner: 'rooms', ownerId: roomId, id: sheetId } as const;
  const history = await readHistory(past, place);
  const states = history.moments.filter(({ isState }) => isState).map(({ at }) => at);
  const { before, after } = findSpan(states, { from, until });
  if (before === null && createdAt < from) return null;
  const [old, current] = await Promise.all([
    before === null ? null : readSheetAt(history, before),
    readSheetAt(history, after),
  ]);
  return {
    changes: listLineChanges(old?.cells ?? [], current.cells),
    ...current,
    compared: { from: before === null ? null : before.at, until: after.at },
  };
}

async function readSheetAt(history: DocumentHistory, moment: Moment) {
  const { doc, close } = openCopy(await history.readAt(moment));
  const sheet = { cells: readCells(doc), settings: readSettings(doc) };
  close();
  return sheet;
}

type Read = { question: string; found: SpanChanges | null; failure: unknown };

/** Reads once what changed in a sheet; `found` is undefined while it is on its way. */
export function useSpanChanges({ roomId, sheetId, createdAt, from, until }: Asked): {
  found: SpanChanges | null | undefined;
  failure: unknown;
} {
  const [read, setRead] = useState<Read | null>(null);
  const question = [roomId, sheetId, from, until].join(' ');
  useEffect(() => {
    let isGone = false;
    readChanges({ roomId, sheetId, createdAt, from, until }).then(
      (found) => isGone || setRead({ question, found, failure: null }),
      (failure: unknown) => isGone || setRead({ question, found: null, failure }),
    );
    return () => {
      isGone = true;
    };
  }, [roomId, sheetId, createdAt, from, until, question]);
  const current = read?.question === question ? read : null;
  return { found: current?.found, failure: current?.failure ?? null };
}
