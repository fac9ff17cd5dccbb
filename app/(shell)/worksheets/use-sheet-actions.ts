'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { copyInkOf } from '@/components/ink/copy-ink-of';
import { callServer } from '@/lib/callables/client/call-server';
import { useTurns } from '@/lib/core/client/turns/use-turns';
import { openDocument } from '@/lib/documents/client/open-document';
import { inkPlaceOf, type DocumentPlace } from '@/lib/documents/document-place';
import { binWorksheet, renameWorksheet, restoreWorksheet } from '@/lib/worksheet/contract';
import type { CellDraft } from '@/lib/worksheet/edit/edit-cells';
import { binOwnSheet, ownSheetPlace, renameOwnSheet } from '@/lib/worksheet/client/own/change-own-sheets';
import { addOwnSheet, readWholeSheet } from '@/lib/worksheet/client/own/copy-sheet';
import type { ListedSheet } from '@/lib/worksheet/own/list-sheets';

/** What a person does with whole sheets. `said` is what happened last, for a screen reader. */
export function useSheetActions(uid: string) {
  const t = useTranslations('worksheets');
  const router = useRouter();
  const [said, setSaid] = useState('');
  const { state, start } = useTurns();

  const placeOf = ({ id, room }: ListedSheet): DocumentPlace =>
    room === null ? ownSheetPlace(uid, id) : { kind: 'worksheets', owner: 'rooms', ownerId: room.id, id };

  return {
    said,
    isPending: state.isPending,
    failure: state.failure,
    create: (name: string, cells: readonly CellDraft[] = []) =>
      start('create', async () => router.push(`/worksheets/${await addOwnSheet(uid, { name, cells })}`)),
    duplicate: (sheet: ListedSheet) =>
      start(`duplicate ${sheet.id}`, async () => {
        const place = placeOf(sheet);
        const { cells } = await readWholeSheet(() => openDocument(place));
        const name = copyName(t('row.copyName', { name: sheet.name }));
        await addOwnSheet(uid, {
          name,
          cells,
          copyInk: copyInkOf(() => openDocument(inkPlaceOf(place)), cells),
        });
        setSaid(t('said.duplicated', { name: sheet.name }));
      }),
    bin: (sheet: ListedSheet) =>
      start(`bin ${sheet.id}`, async () => {
        const { id, room, name } = sheet;
        if (room === null) await binOwnSheet(uid, id, true);
        else await callServer(binWorksheet, { roomId: room.id, id });
        setSaid(t('said.binned', { name }));
      }),
    restore: (sheet: ListedSheet) =>
      start(`restore ${sheet.id}`, async () => {
        const { id, room, name } = sheet;
        if (room === null) await binOwnSheet(uid, id, false);
        else await callServer(restoreWorksheet, { roomId: room.id, id });
        setSaid(t('said.restored', { name }));
      }),
    rename: async ({ id, room }: ListedSheet, name: string): Promise<void> => {
      if (room === null) await renameOwnSheet(uid, id, name);
      else await callServer(renameWorksheet, { roomId: room.id, id, name });
    },
  };
}

/** A name has sixty characters at most. */
const copyName = (name: string): string => Array.from(name).slice(0, 60).join('').trim();
