'use client';

import { ArrowLeft, ArrowUpDown, ChevronDown, Search, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Menu } from '@/components/ui/overlays/menu';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import { SheetRow, type RowHandlers } from '@/components/worksheet/own/sheet-row';
import {
  filterSheets,
  type ListedSheet,
  type SheetOrder,
  type SheetFilter,
} from '@/lib/worksheet/own/list-sheets';

type SheetsViewProps = RowHandlers & { sheets: readonly ListedSheet[]; now: number };

/** The sheets in use, or those in the bin, with search, place and order above them. */
export function SheetsView({ sheets, now, ...handlers }: SheetsViewProps) {
  const t = useTranslations('worksheets');
  const [sought, setSought] = useState<SheetFilter>({ typed: '', place: 'everywhere', order: 'edited' });
  const [isBin, setIsBin] = useState(false);
  const binned = sheets.filter(({ binnedAt }) => binnedAt !== null);
  const used = sheets.filter(({ binnedAt }) => binnedAt === null);
  const found = filterSheets(isBin ? binned : used, sought);
  const typed = sought.typed.trim();
  const isOnly = ({ room }: ListedSheet) =>
    room !== null && used.filter((other) => other.room?.id === room.id).length === 1;
  return (
    <>
      <search className="mt-4 flex flex-wrap items-center gap-2">
        <SearchControls
          {...{ sheets, sought }}
          onSeek={(change) => setSought((before) => ({ ...before, ...change }))}
        />
        <span className="flex-1 max-tablet:hidden" />
        {isBin || binned.length > 0 ? (
          <Button
            variant="quiet"
            size={32}
            icon={isBin ? <ArrowLeft /> : <Trash2 />}
            onClick={() => setIsBin(!isBin)}
          >
            {isBin ? t('back') : t('bin', { count: binned.length })}
          </Button>
        ) : null}
        <p role="status" className="sr-only">
          {typed === '' ? '' : t('found', { count: found.length })}
        </p>
      </search>
      {isBin ? (
        <div className="mt-6">
          <h2 className="text-22 font-semibold">{t('binTitle')}</h2>
          <p className="mt-1 text-14 text-ink-2">{t(binned.length === 0 ? 'binEmpty' : 'binLine')}</p>
        </div>
      ) : null}
      <ColumnHeads />
      <ul>
        {found.map((sheet) => (
          <SheetRow
            key={`${sheet.room?.id ?? 'mine'} ${sheet.id}`}
            {...{ sheet, now }}
            isOnly={isOnly(sheet)}
            {...handlers}
          />
        ))}
      </ul>
      {found.length === 0 && !isBin ? (
        <p className="mt-4 wrap-anywhere text-ink-2">{typed === '' ? t('noneHere') : t('none', { typed })}</p>
      ) : null}
    </>
  );
}

type SearchControlsProps = {
  sheets: readonly ListedSheet[];
  sought: SheetFilter;
  onSeek: (change: Partial<SheetFilter>) => void;
};

/** Words to search for, one room or one's own sheets, and the order. */
function SearchControls({ sheets, sought, onSeek }: SearchControlsProps) {
  const t = useTranslations('worksheets');
  const { typed, place, order } = sought;
  const rooms = new Map(sheets.flatMap(({ room }) => (room ? [[room.id, room.name] as const] : [])));
  const places = [
    { value: 'everywhere', label: t('everywhere') },
    { value: 'mine', label: t('mine') },
    ...Array.from(rooms, ([value, label]) => ({ value, label })),
  ];
  const orders: { value: SheetOrder; label: string }[] = [
    { value: 'edited', label: t('edited') },
    { value: 'name', label: t('name') },
  ];
  return (
    <>
      <label className="relative min-w-0 flex-1 tablet:max-w-[280px]">
        <span className="sr-only">{t('search')}</span>
        <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-2" />
        <input
          type="search"
          autoComplete="off"
          placeholder={t('search')}
          value={typed}
          onChange={(event) => onSeek({ typed: event.target.value })}
          className="h-8 w-full rounded-6 border border-line-strong bg-surface pr-3 pl-9 text-14 text-ink outline-none placeholder:text-ink-3 focus-visible:border-orchid focus-visible:shadow-[inset_0_0_0_1px_var(--orchid)] pointer-coarse:h-11"
        />
      </label>
      <Menu
        align="start"
        trigger={
          <Button variant="edge" size={32} className="max-tablet:hidden">
            <span className="max-w-40 truncate">{places.find(({ value }) => value === place)?.label}</span>
            <ChevronDown />
          </Button>
        }
      >
        <MenuChoices
          label={t('place')}
          choices={places}
          value={place}
          onChoose={(next) => onSeek({ place: next })}
        />
      </Menu>
      <Menu
        trigger={
          <Button variant="edge" size={32} icon={<ArrowUpDown />}>
            {t(order)}
          </Button>
        }
      >
        <MenuChoices
          label={t('order')}
          choices={orders}
          value={order}
          onChoose={(next) => onSeek({ order: next })}
        />
      </Menu>
    </>
  );
}

/** What the columns of the rows below are; each row says it for itself. */
function ColumnHeads() {
  const t = useTranslations('worksheets');
  return (
    <div
      aria-hidden="true"
      className="mt-6 grid grid-cols-[minmax(0,1fr)_280px_170px_128px] border-b border-line pb-2 text-12 text-ink-2 max-tablet:invisible max-tablet:mt-0"
    >
      <span>{t('sheet')}</span>
      <span className="max-tablet:hidden">{t('place')}</span>
      <span className="text-right max-tablet:hidden">{t('edited')}</span>
    </div>
  );
}
