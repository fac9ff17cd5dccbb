'use client';

import { ArchiveRestore, Copy, DoorOpen, Ellipsis, FileText, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { formatDate, formatDay, isSameDay } from '@/lib/core/dates';
import type { ListedSheet } from '@/lib/worksheet/own/list-sheets';
import { sheetHref } from '@/lib/worksheet/sheet-href';

export type RowHandlers = {
  onDuplicate: (sheet: ListedSheet) => void;
  onBin: (sheet: ListedSheet) => void;
  onRestore: (sheet: ListedSheet) => void;
  onRename: (sheet: ListedSheet) => void;
};

type SheetRowProps = RowHandlers & {
  sheet: ListedSheet;
  now: number;
  /** The room has no other sheet, so this one stays. */
  isOnly: boolean;
};

/** A sheet in the list: title and formula, where it lives, when it was edited, and what can be done with it. */
export function SheetRow({ sheet, now, isOnly, onDuplicate, onBin, onRestore, onRename }: SheetRowProps) {
  const t = useTranslations('worksheets');
  const sheets = useTranslations('worksheet.sheets');
  const { id, name, formula, room, editedAt, binnedAt } = sheet;
  const isBinned = binnedAt !== null;
  const Place = room === null ? FileText : DoorOpen;
  return (
    <li className="relative grid items-center border-b border-line py-2.5 tablet:grid-cols-[minmax(0,1fr)_280px_170px_128px]">
      <div className="min-w-0 max-tablet:pr-12">
        {isBinned ? (
          <span className="text-16 font-medium wrap-anywhere">{name}</span>
        ) : (
          <Link
            href={room === null ? `/worksheets/${id}` : sheetHref(room.id, id)}
            className="rounded-4 text-16 font-medium wrap-anywhere no-underline before:absolute before:inset-0 before:content-['']"
          >
            {name}
          </Link>
        )}
        <p className="min-h-5 truncate font-mono text-13 text-ink-2">{formula}</p>
      </div>
      <p className="flex min-w-0 items-center gap-2 text-14 text-ink-2 max-tablet:pr-36">
        <Place className="size-4 flex-none" aria-hidden="true" />
        <span className="truncate">{room?.name ?? t('mine')}</span>
      </p>
      <p className="text-right text-14 whitespace-nowrap text-ink-2 max-tablet:absolute max-tablet:right-0 max-tablet:bottom-2.5">
        <span className="text-ink">{formatDate(editedAt, 'clock')}</span>{' '}
        {isSameDay(editedAt, now) ? t('today') : formatDay(editedAt, now)}
      </p>
      <div className="z-1 flex justify-end gap-1 max-tablet:absolute max-tablet:top-2 max-tablet:right-0">
        {isBinned ? (
          <IconButton
            label={t('row.restore', { name })}
            icon={<ArchiveRestore />}
            onClick={() => onRestore(sheet)}
          />
        ) : (
          <>
            <span className="flex gap-1 max-tablet:hidden">
              <IconButton
                label={t('row.duplicate', { name })}
                icon={<Copy />}
                onClick={() => onDuplicate(sheet)}
              />
              <IconButton
                label={t('row.bin', { name })}
                icon={<Trash2 />}
                deniedReason={isOnly ? sheets('only') : undefined}
                onClick={() => onBin(sheet)}
              />
            </span>
            <Menu trigger={<IconButton label={t('row.more', { name })} icon={<Ellipsis />} />}>
              <MenuItem icon={<Pencil />} onSelect={() => onRename(sheet)}>
                {t('row.rename')}
              </MenuItem>
              <MenuItem icon={<Copy />} onSelect={() => onDuplicate(sheet)}>
                {t(room === null ? 'row.duplicateShort' : 'row.duplicateRoom')}
              </MenuItem>
              <MenuItem
                icon={<Trash2 />}
                deniedReason={isOnly ? sheets('only') : undefined}
                onSelect={() => onBin(sheet)}
              >
                {t('row.binShort')}
              </MenuItem>
            </Menu>
          </>
        )}
      </div>
    </li>
  );
}
