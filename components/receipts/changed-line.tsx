'use client';

import { useTranslations } from 'next-intl';
import type { ReceiptProps } from '@/components/receipts/receipt-view';
import { PersonBar } from '@/components/ui/people/person-bar';
import { Formula } from '@/components/worksheet/cells/formula';
import { firstName } from '@/lib/core/first-name';
import type { CellResult } from '@/lib/math/sheet/cell-result';
import type { LineChange } from '@/lib/worksheet/history/list-line-changes';
import { saysMore } from '@/lib/worksheet/says-more';
import { splitShown } from '@/lib/worksheet/split-shown';

type ChangedLineProps = ReceiptProps & {
  line: LineChange;
  /** What the line came to at the end; missing until it is calculated. */
  result: CellResult | undefined;
  /** Not in sight yet, but on paper. */
  isFolded: boolean;
};

/** One line that is new or changed: what is typed, what it came to, who wrote it, and what stood there before. */
export function ChangedLine({ line, result, isFolded, uid, nameOf, colourOf }: ChangedLineProps) {
  const t = useTranslations('receipts.sheets');
  const { number, source, was, writer } = line;
  const colour = writer === null ? null : colourOf(writer);
  const isMine = writer === uid;
  const name = writer === null ? '' : firstName(nameOf(writer));
  const who = isMine ? 'you' : name === '' ? 'somebody' : 'name';
  return (
    <li className={`grid-cols-[20px_3px_minmax(0,1fr)] gap-x-3 ${isFolded ? 'hidden print:grid' : 'grid'}`}>
      <span className="text-right text-12 leading-6 text-ink-2 tabular">{number}</span>
      {colour === null ? <span /> : <PersonBar hue={colour.hue} isCut={colour.isCut} />}
      <div className="min-w-0">
        <code className="block font-mono text-14 leading-6 whitespace-pre-wrap wrap-anywhere">{source}</code>
        {result === undefined ? null : <Outcome {...{ source, result }} />}
        <p className="text-13 text-ink-2">
          {t(was === null ? 'wrote' : 'changed', { who, name })}
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
  const { value, unit } = splitShown(shown);
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
          {value}
          {unit === '' ? null : <span className="text-ink-2">{unit}</span>}
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
