'use client';

import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FlowingValue } from '@/components/worksheet/cells/flowing-value';
import { Formula } from '@/components/worksheet/cells/formula';
import { HelpLine } from '@/components/worksheet/cells/help-line';
import { Button } from '@/components/ui/buttons/button';
import type { CellError } from '@/lib/math/errors/cell-error';
import type { Notice } from '@/lib/math/sheet/cell-result';
import type { Computed } from '@/lib/worksheet/client/use-results';
import { saysMore } from '@/lib/worksheet/says-more';
import type { SheetCell } from '@/lib/worksheet/sheet-document';
import { splitShown } from '@/lib/worksheet/split-shown';

type CellResultLineProps = {
  cell: SheetCell;
  computed: Computed | undefined;
  /** The error to show now. */
  error: CellError | null;
  isOpen: boolean;
  onRepair: ((source: string) => void) | undefined;
  /** Gives a name that nothing defines a value, above. */
  onDefine: ((name: string) => void) | undefined;
  /** Shows how the result came about; null where there is nothing to say. */
  explain: ReactNode;
};

/** Below what is typed: the result, or what is wrong and what mends it, in the same place. */
export function CellResultLine(props: CellResultLineProps) {
  const { cell, computed, error, isOpen, onRepair, onDefine, explain } = props;
  const t = useTranslations('worksheet.cells');
  if (computed === undefined) return null;
  const { result, lastShown } = computed;
  if (error !== null) return <ErrorLine {...{ cell, error, lastShown, onRepair, onDefine, explain }} />;
  if (result.help) return <HelpLine help={result.help} onInsert={onRepair} />;
  if (result.kind === 'table')
    return result.notices.map((notice) => <NoticeLine key={notice.kind} {...{ notice, onRepair }} />);
  const shown = result.shown ?? (result.error === null ? null : lastShown);
  if (shown === null || (!isOpen && !saysMore(cell.source, result))) return null;
  const { value, unit } = splitShown(shown);
  // Solutions name what they are the value of.
  const saysEquals = result.kind !== 'solutions' && result.kind !== 'equation';
  return (
    <>
      <div className="grid min-h-10 grid-cols-[20px_minmax(0,1fr)_auto] items-center px-3 py-1.5 text-[20px]/7 max-tablet:px-2">
        <span aria-hidden="true">{saysEquals ? (result.isRounded ? '≈' : '=') : ''}</span>
        <FlowingValue
          flow={computed.flow}
          className={result.shown === null ? 'tabular text-ink-3' : 'tabular'}
        >
          {saysEquals ? <span className="sr-only">{t(result.isRounded ? 'about' : 'equals')} </span> : null}
          {value}
          {unit === '' ? null : <span className="text-ink-2">{unit}</span>}
        </FlowingValue>
        <span className="flex items-center gap-2">
          {isOpen && result.tex !== null && result.reading !== null ? (
            <span className="flex items-center gap-1.5 text-13 text-ink-3 max-tablet:hidden">
              <span aria-hidden="true">{t('readAs')}</span>
              <Formula tex={result.tex} label={t('readAsLabel', { reading: result.reading })} />
            </span>
          ) : null}
          {explain}
        </span>
      </div>
      {result.notices.map((notice) => (
        <NoticeLine key={notice.kind} {...{ notice, onRepair }} />
      ))}
    </>
  );
}

type NoticeLineProps = Pick<CellResultLineProps, 'onRepair'> & { notice: Notice };

/** Something true about the result that a reader might not expect, and the other reading by one press. */
function NoticeLine({ notice: { message, repair }, onRepair }: NoticeLineProps) {
  return (
    <div className="flex items-center gap-2 px-3 pb-2 pl-8 text-13 text-ink-2 max-tablet:pl-7">
      <span className="min-w-0 flex-1">{message}</span>
      {repair && onRepair ? (
        <Button variant="edge" size={32} onClick={() => onRepair(repair.source)}>
          {repair.label}
        </Button>
      ) : null}
    </div>
  );
}

type ErrorLineProps = Pick<CellResultLineProps, 'cell' | 'onRepair' | 'onDefine' | 'explain'> & {
  error: CellError;
  lastShown: string | null;
};

function ErrorLine({ cell, error, lastShown, onRepair, onDefine, explain }: ErrorLineProps) {
  const t = useTranslations('worksheet.cells');
  const { repair } = error;
  return (
    <div className="grid min-h-10 grid-cols-[20px_minmax(0,1fr)_auto] items-center px-3 py-1 text-13 text-poppy max-tablet:px-2">
      <CircleAlert className="size-4" aria-hidden="true" />
      <span>
        {error.message === '' ? t('stopped') : error.message}
        {lastShown === null ? null : (
          <span className="text-ink-3"> {t('lastResult', { shown: lastShown })}</span>
        )}
      </span>
      <span className="flex items-center gap-2">
        {explain}
        {repair && onRepair ? (
          <Button variant="edge" size={32} onClick={() => onRepair(repair.source)}>
            {repair.label}
          </Button>
        ) : onDefine && error.class === 'undefined-symbol' ? (
          <Button
            variant="edge"
            size={32}
            onClick={() => onDefine(cell.source.slice(error.start, error.start + error.length))}
          >
            {t('defineSlider')}
          </Button>
        ) : null}
      </span>
    </div>
  );
}
