import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { LinkText } from '@/components/ui/buttons/link-text';
import { SectionHead } from '@/components/ui/section-head';
import { Skeleton } from '@/components/ui/skeleton';
import { formatMoment } from '@/lib/core/dates';
import { useLastLines } from '@/lib/worksheet/client/own/use-last-lines';
import type { LastLine } from '@/lib/worksheet/own/last-lines';
import type { ListedSheet } from '@/lib/worksheet/own/list-sheets';
import { sheetHref } from '@/lib/worksheet/sheet-href';

/** As many as one takes in at a glance. */
const shown = 3;

type RoomSheetsSectionProps = {
  /** The latest edit first; undefined until they are known. */
  sheets: readonly ListedSheet[] | undefined;
  now: number;
};

/** What a room has calculated: its sheets, each with the formula by which people know it. */
export function RoomSheetsSection({ sheets, now }: RoomSheetsSectionProps) {
  const t = useTranslations('rooms.room.sheets');
  const lines = useLastLines(sheets?.[0]);
  return (
    <section aria-labelledby="sheets" className="mt-10 tablet:mt-12">
      <SectionHead id="sheets" title={t('heading')}>
        {sheets && sheets.length > shown ? (
          <LinkText href="/worksheets">{t('all', { count: sheets.length })}</LinkText>
        ) : null}
      </SectionHead>
      <div className="min-h-18 overflow-hidden rounded-12 border border-line bg-surface">
        {sheets === undefined ? (
          <Skeleton className="m-4 h-10" />
        ) : sheets.length === 0 ? (
          <p className="px-4 py-6 text-ink-2">{t('none')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {sheets.slice(0, shown).map((sheet, index) => (
              <SheetLine key={sheet.id} {...{ sheet, now }} lines={index === 0 ? lines : null} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type SheetLineProps = {
  sheet: ListedSheet;
  now: number;
  /** Where the sheet stands; without them its formula says what it is about. */
  lines: readonly LastLine[] | null;
};

function SheetLine({ sheet: { id, name, formula, editedAt, room }, now, lines }: SheetLineProps) {
  return (
    <li className="overlay relative grid min-h-18 grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-4 px-4 py-3">
      <Link
        href={sheetHref(room?.id ?? '', id)}
        className="text-16 font-medium wrap-anywhere no-underline before:absolute before:inset-0 before:content-['']"
      >
        {name}
      </Link>
      <span className="text-13 whitespace-nowrap text-ink-2 tabular">{formatMoment(editedAt, now)}</span>
      {lines !== null && lines.length > 0 ? (
        <ol className="col-span-full mt-2 grid gap-1">
          {lines.map((line) => (
            <li key={line.id} className="grid grid-cols-[20px_minmax(0,1fr)] items-baseline gap-x-3">
              <span className="text-right text-12 text-ink-3 tabular">{line.number}</span>
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <code className="min-w-0 font-mono text-14 wrap-anywhere">{line.source}</code>
                {line.result === null ? null : <span className="text-16 tabular">{line.result}</span>}
              </span>
            </li>
          ))}
        </ol>
      ) : formula === '' ? null : (
        <span className="col-span-full truncate font-mono text-14">{formula}</span>
      )}
    </li>
  );
}
