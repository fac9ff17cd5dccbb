'use client';

import { useTranslations } from 'next-intl';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { useReceiptWords } from '@/components/receipts/use-receipt-words';
import { LinkText } from '@/components/ui/buttons/link-text';
import { PersonBar } from '@/components/ui/people/person-bar';
import { Formula } from '@/components/worksheet/cells/formula';
import { ResultValue } from '@/components/worksheet/set/result-value';
import type { CellResult } from '@/lib/math/sheet/cell-result';
import type { SpanChange } from '@/lib/worksheet/client/read-span-changes';
import { isWrong, saysMore } from '@/lib/worksheet/says-more';
import { cellHref } from '@/lib/worksheet/sheet-href';

type ChangedLineProps = ReceiptProps & {
  line: SpanChange;
  /** The id of its sheet. */
  sheet: string;
  /** What the line came to at the end; missing until it is calculated. */
  result: CellResult | undefined;
  /** Not in sight yet, but on paper. */
  isFolded: boolean;
};

/** One line that is new or changed: what is typed, what it came to, who wrote it, and what stood there before. */
export function ChangedLine({ line, sheet, result, isFolded, ...receipt }: ChangedLineProps) {
  const t = useTranslations('receipts.sheets');
  const words = useReceiptWords();
  const { roomId, uid, nameOf, colourOf } = receipt;
  const { grants } = receipt.receipt;
  const { id, number, source, was, writer } = line;
  const colour = writer === null ? null : colourOf(writer);
  const isMended = line.wasWrong && result !== undefined && !isWrong(result);
  return (
    <li className={`grid-cols-[20px_3px_minmax(0,1fr)] gap-x-3 ${isFolded ? 'hidden print:grid' : 'grid'}`}>
      <LinkText
        href={cellHref(roomId, { sheet, id })}
        aria-label={number === null ? t('text') : t('line', { number })}
        className="text-right text-12 leading-6 tabular"
      >
        {number ?? '¶'}
      </LinkText>
      {colour === null ? <span /> : <PersonBar hue={colour.hue} isCut={colour.isCut} />}
      <div className="min-w-0">
        <code className="block font-mono text-14 leading-6 whitespace-pre-wrap wrap-anywhere">{source}</code>
        {result === undefined ? null : <Outcome {...{ source, result }} />}
        <p className="text-13 text-ink-2">
          {words.lineBy(line, { isMended, uid, nameOf, grants })}
          {was === null ? null : (
            <del className="ml-2 font-mono whitespace-pre-wrap wrap-anywhere">{was}</del>
          )}
        </p>
      </div>
    </li>
  );
}

type OutcomeProps = { source: string; result: CellResult };

/** The value of a line, and how its formula was read. A line that only gives a name its value says nothing more. */
function Outcome({ source, result }: OutcomeProps) {
  const t = useTranslations('worksheet.cells');
  const { shown, error, kind, tex, reading, isRounded } = result;
  if (error !== null) return <p className="text-13 text-poppy">{error.message}</p>;
  if (shown === null || !saysMore(source, result)) return null;
  const saysEquals = kind !== 'solutions' && kind !== 'equation';
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-[20px]/7">
      <span className="wrap-anywhere">
        {saysEquals ? (
          <>
            <span aria-hidden="true">{isRounded ? '≈' : '='} </span>
            <span className="sr-only">{t(isRounded ? 'about' : 'equals')} </span>
          </>
        ) : null}
        <span className="tabular">
          <ResultValue {...{ shown, result }} />
        </span>
      </span>
      {tex === null || reading === null ? null : (
        <span className="flex items-center gap-1.5 text-13 text-ink-2 max-tablet:hidden">
          <span aria-hidden="true">{t('readAs')}</span>
          <Formula tex={tex} label={t('readAsLabel', { reading })} />
        </span>
      )}
    </p>
  );
}
