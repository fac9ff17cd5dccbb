'use client';

import { useEffect, useMemo, useRef } from 'react';
import { createWallPages } from '@/lib/class/client/wall/wall-pages';
import { choosePages, nextClosing, type OpenPages } from '@/lib/class/wall/open-pages';
import type { WallPage } from '@/lib/class/wall/page-lines';
import { ownPageOf } from '@/lib/documents/document-place';
import { createMathWorker } from '@/lib/math/client/create-math-worker';
import type { CellResult } from '@/lib/math/sheet/cell-result';
import { openPageToRead } from '@/components/class/wall/open-page-to-read';
import { createTurns } from '@/lib/worksheet/client/calculate-in-turn';
import { useReadable } from '@/lib/worksheet/client/use-sheet';
import { isProse, numberCells } from '@/lib/worksheet/number-cells';
import { settableLine } from '@/lib/worksheet/results/settable-line';
import { readCells, type SheetCell } from '@/lib/worksheet/sheet-document';
import { readSettings } from '@/lib/worksheet/sheet-settings';

type WallPagesInput = {
  roomId: string;
  handoutId: string;
  /** Whose pages are needed now, the most wanted first. */
  needed: readonly string[];
};

/** The pages of learners that a wall needs now. A page that is not calculated yet is missing. */
export function useWallPages({ roomId, handoutId, needed }: WallPagesInput): ReadonlyMap<string, WallPage> {
  const wall = useMemo(() => makeWall(roomId, handoutId), [roomId, handoutId]);
  const open = useRef<OpenPages>(new Map());
  // As one text, because the list itself is another one each time.
  const key = JSON.stringify(needed);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      open.current = choosePages(open.current, JSON.parse(key) as string[], Date.now());
      wall.show(open.current.keys());
      const closing = nextClosing(open.current);
      if (closing !== null) timer = setTimeout(look, Math.max(1, closing - Date.now()));
    };
    look();
    return () => clearTimeout(timer);
  }, [wall, key]);
  useEffect(
    () => () => {
      open.current = new Map();
      wall.close();
    },
    [wall],
  );
  return useReadable(wall.pages);
}

function makeWall(roomId: string, handoutId: string) {
  const turns = createTurns(() => createMathWorker());
  const { pages, show } = createWallPages({
    open: (uid) => openPageToRead(ownPageOf(roomId, uid, handoutId)),
    read: (uid, doc, done) => {
      const cells = readCells(doc);
      const settings = readSettings(doc);
      turns.calculate(uid, { cells, settings, done: (results) => done(linesOf(cells, results)) });
    },
    forget: turns.forget,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  const close = () => {
    show([]);
    turns.close();
  };
  return { pages, show, close };
}

/** The cells of a page with what came of them. */
function linesOf(cells: readonly SheetCell[], results: ReadonlyMap<string, CellResult>): WallPage {
  const numbers = numberCells(cells);
  return cells.map((cell) => {
    const { id, kind, source } = cell;
    const result = results.get(id);
    return {
      ...{ id, source, result },
      number: isProse(kind) ? null : (numbers.get(id) ?? null),
      set: settableLine(cell, result && { result }),
    };
  });
}
