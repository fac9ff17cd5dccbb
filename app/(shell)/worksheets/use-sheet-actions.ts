'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { binWorksheet, renameWorksheet, restoreWorksheet } from '@/lib/worksheet/contract';
import type { CellDraft } from '@/lib/worksheet/edit/edit-cells';
import {
  binOwnSheet,
  listOwnSheet,
  newSheetId,
  ownSheetPlace,
  renameOwnSheet,
} from '@/lib/worksheet/client/own/change-own-sheets';
import { fillSheet, readSheet } from '@/lib/worksheet/client/own/copy-sheet';
import type { ListedSheet } from '@/lib/worksheet/own/list-sheets';
import { tellingFormula } from '@/lib/worksheet/own/telling-formula';

/** What a person does with whole sheets. `said` is what happened last, for a screen reader. */
export function useSheetActions(uid: string) {
  const t = useTranslations('worksheets');
  const router = useRouter();
  const [said, setSaid] = useState('');
  const { state, start } = useAction((act: () => Promise<void>) => act());

  const add = async (name: string, cells: readonly CellDraft[]): Promise<string> => {
    const id = newSheetId();
    if (cells.length > 0) await fillSheet(ownSheetPlace(uid, id), cells);
    await listOwnSheet(uid, { id, name, formula: tellingFormula(cells) });
    return id;
  };
  const placeOf = ({ id, room }: ListedSheet): DocumentPlace =>
    room === null ? ownSheetPlace(uid, id) : { kind: 'worksheets', owner: 'rooms', ownerId: room.id, id };

  return {
    said,
    isPending: state.isPending,
    failure: state.failure,
    create: (name: string, cells: readonly CellDraft[] = []) =>
      start(async () => router.push(`/worksheets/${await add(name, cells)}`)),
    duplicate: (sheet: ListedSheet) =>
      start(async () => {
        await add(copyName(t('row.copyName', { name: sheet.name })), await readSheet(placeOf(sheet)));
        setSaid(t('said.duplicated', { name: sheet.name }));
      }),
    bin: (sheet: ListedSheet) =>
      start(async () => {
        const { id, room, name } = sheet;
        if (room === null) await binOwnSheet(uid, id, true);
        else await callServer(binWorksheet, { roomId: room.id, id });
        setSaid(t('said.binned', { name }));
      }),
    restore: (sheet: ListedSheet) =>
      start(async () => {
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

export type SheetActions = ReturnType<typeof useSheetActions>;

/** A name has sixty characters at most. */
const copyName = (name: string): string => Array.from(name).slice(0, 60).join('').trim();
