import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MessageCalculation, SheetCalculation } from '@/components/chat/message-text/message-calculation';
import { MessageText } from '@/components/chat/message-text/message-text';
import { useSheetWays } from '@/components/chat/quotes/sheet-ways';
import { LinkText, linkTextStyle } from '@/components/ui/buttons/link-text';
import type { QuotedCell as Quoted } from '@/lib/chat/quotes/quoted-cell';

/** A cell of a sheet as it was when it was quoted. This page calculates it. A press on its place leads there. */
export function QuotedCell({ cell }: { cell: Quoted }) {
  return (
    <div className="grid min-w-0 gap-1 rounded-8 border border-line px-2 py-1.5 text-14">
      <p className="flex min-w-0 items-center gap-1.5 text-12 text-ink-2 pointer-coarse:min-h-11">
        <FileText className="size-3.5 flex-none" aria-hidden="true" />
        <CellPlace cell={cell} />
      </p>
      <CellText cell={cell} />
    </div>
  );
}

/** The name of the sheet, and the line at that time. */
function CellPlace({ cell }: { cell: Quoted }) {
  const t = useTranslations('chat.cell');
  const { nameOf, show, hrefOf } = useSheetWays();
  const sheet = nameOf(cell.sheet);
  const { kind, line } = cell;
  if (sheet === undefined) return <span>{t('line', { kind, number: line })}</span>;
  if (sheet === null) return <span>{t('gone')}</span>;
  const place = t('place', { sheet, kind, number: line });
  if (show === undefined) {
    return (
      <LinkText href={hrefOf(cell)} className="min-w-0 truncate">
        {place}
      </LinkText>
    );
  }
  return (
    <button type="button" className={`${linkTextStyle.orchid} min-w-0 truncate`} onClick={() => show(cell)}>
      {place}
    </button>
  );
}

function CellText({ cell: { kind, source, given } }: { cell: Quoted }) {
  if (kind === 'calculation' || kind === 'plot')
    return (
      <div className="min-w-0">
        {given === undefined ? (
          <SheetCalculation source={source} />
        ) : (
          <MessageCalculation {...{ source, given }} />
        )}
      </div>
    );
  if (kind === 'text' || kind === 'heading' || kind === 'picture') return <MessageText source={source} />;
  return (
    <p dir="ltr" className="line-clamp-4 font-mono text-13 wrap-anywhere whitespace-pre-wrap">
      {source}
    </p>
  );
}
