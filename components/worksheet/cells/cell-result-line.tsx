'use client';

import { clsx } from 'clsx';
import { ArrowRight, CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { FlowingValue } from '@/components/worksheet/cells/flowing-value';
import { ResultValue } from '@/components/worksheet/set/result-value';
import { SetFormula } from '@/components/worksheet/set/set-formula';
import { FormChip } from '@/components/worksheet/cells/form-chip';
import { NoticeLine } from '@/components/worksheet/cells/notice-line';
import { HelpLine } from '@/components/worksheet/cells/help-line';
import { Button } from '@/components/ui/buttons/button';
import type { CellError } from '@/lib/math/errors/cell-error';
import type { CellResult, Notice } from '@/lib/math/sheet/cell-result';
import type { Computed } from '@/lib/worksheet/client/use-results';
import { noticeKey } from '@/lib/worksheet/results/choose-notices';
import { formOf, shownForm, type FractionForm } from '@/lib/worksheet/results/shown-form';
import { saysMore } from '@/lib/worksheet/says-more';
import type { SheetCell } from '@/lib/worksheet/sheet-document';
import { repeatsLine } from '@/lib/worksheet/results/settable-line';

type CellResultLineProps = {
  cell: SheetCell;
  computed: Computed | undefined;
  /** The error to show now. */
  error: CellError | null;
  /** What is told about the result, without what was closed. */
  notices: readonly Notice[];
  /** Beside a line that is set, below one as typed, or below the editor with the reading of the line. */
  look: 'beside' | 'below' | 'open';
  /** Opens the line, by a press beside its result. */
  onOpen: (() => void) | undefined;
  onCloseNotice: (notice: string) => void;
  onForm: ((form: FractionForm) => void) | undefined;
  onRepair: ((source: string) => void) | undefined;
  /** Gives a name that nothing defines a value, above. */
  onDefine: ((name: string) => void) | undefined;
  /** Shows how the result came about; null where there is nothing to say. */
  explain: ReactNode;
};

/** Below what is typed: the result, or what is wrong and what mends it, in the same place. */
export function CellResultLine(props: CellResultLineProps) {
  const { cell, computed, error, notices, look, onOpen, onCloseNotice, onForm, onRepair, onDefine } = props;
  const { explain } = props;
  const isOpen = look === 'open';
  const t = useTranslations('worksheet.cells');
  if (computed === undefined) return null;
  const { result, lastShown } = computed;
  if (error !== null) return <ErrorLine {...{ cell, error, lastShown, onRepair, onDefine, explain }} />;
  if (result.help) return <HelpLine help={result.help} onInsert={onRepair} />;
  const told = notices.map((notice) => (
    <NoticeLine
      key={`${notice.kind} ${String(notice.start)}`}
      {...{ notice, onRepair }}
      onClose={() => onCloseNotice(noticeKey(cell.id, notice))}
    />
  ));
  if (result.kind === 'table') return told;
  const { forms } = result;
  const form = forms === null ? null : formOf(forms, result.shown, cell.options['form']);
  const chosen = forms === null || form === null ? result : shownForm(forms, form);
  const shown = chosen.shown ?? (result.error === null ? null : lastShown);
  const isRepeated = look === 'beside' && repeatsLine(result);
  const says = shown !== null && !isRepeated && (isOpen || saysMore(cell.source, result));
  if (!says && !(isOpen && result.tex !== null)) return told;
  // Solutions name what they are the value of.
  const saysEquals = result.kind !== 'solutions' && result.kind !== 'equation';
  const tail = (
    <span className="ml-auto flex items-center gap-2">
      {explain}
      {forms === null || form === null || onForm === undefined ? null : (
        <FormChip {...{ forms, form, onForm }} />
      )}
    </span>
  );
  return (
    <>
      <div
        className={clsx(
          'flex flex-wrap items-center gap-x-2.5 py-1.5 pr-3 pl-3 text-18/7 max-tablet:px-2',
          look === 'beside' ? 'order-1! min-h-11 grow basis-auto!' : 'min-h-10',
          onOpen && look === 'beside' && 'cursor-text',
        )}
        onClick={(event) => {
          if (look === 'beside' && event.target === event.currentTarget) onOpen?.();
        }}
      >
        {isOpen ? <Reading {...{ result }} /> : null}
        {shown === null || !says ? null : (
          <>
            <ResultSign {...{ saysEquals }} isRounded={chosen.isRounded} />
            <FlowingValue
              flow={computed.flow}
              className={result.shown === null ? 'tabular text-ink-3' : 'tabular'}
            >
              {saysEquals ? (
                <span className="sr-only">{t(chosen.isRounded ? 'about' : 'equals')} </span>
              ) : null}
              <ResultValue shown={shown} result={forms === null && result.shown !== null ? result : null} />
            </FlowingValue>
          </>
        )}
        {tail}
      </div>
      {told}
    </>
  );
}

/** How the line is read, as mathematics. While half of it is typed, the reading of before stays, paler. */
function Reading({ result: { tex, reading } }: { result: CellResult }) {
  const t = useTranslations('worksheet.cells');
  const [last, setLast] = useState({ tex, reading });
  if (tex !== null && tex !== last.tex) setLast({ tex, reading });
  if (last.tex === null) return null;
  return (
    <SetFormula
      tex={last.tex}
      label={t('readAsLabel', { reading: last.reading ?? '' })}
      className={clsx('max-w-full min-w-0', tex === null && 'text-ink-3')}
    >
      <span className="font-mono text-[15px]/6">{last.reading}</span>
    </SetFormula>
  );
}

/** Between a line and its result: an equation leads to its solutions, all else is equal. */
const ResultSign = ({ saysEquals, isRounded }: { saysEquals: boolean; isRounded: boolean }) =>
  saysEquals ? (
    <span aria-hidden="true">{isRounded ? '≈' : '='}</span>
  ) : (
    <ArrowRight className="size-4 text-ink-2" aria-hidden="true" />
  );

type ErrorLineProps = Pick<CellResultLineProps, 'cell' | 'onRepair' | 'onDefine' | 'explain'> & {
  error: CellError;
  lastShown: string | null;
};

function ErrorLine({ cell, error, lastShown, onRepair, onDefine, explain }: ErrorLineProps) {
  const t = useTranslations('worksheet.cells');
  const repairs = error.repairs ?? (error.repair ? [error.repair] : []);
  return (
    <div className="grid min-h-10 grid-cols-[20px_minmax(0,1fr)_auto] items-center px-3 py-1 text-13 text-poppy max-tablet:grid-cols-[20px_minmax(0,1fr)] max-tablet:px-2">
      <CircleAlert className="size-4" aria-hidden="true" />
      <span>
        {error.message === '' ? t('stopped') : error.message}
        {lastShown === null ? null : (
          <span className="text-ink-3"> {t('lastResult', { shown: lastShown })}</span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-2 max-tablet:col-start-2">
        {explain}
        {repairs.length > 0 && onRepair ? (
          repairs.map(({ label, source }) => (
            <Button key={label} variant="edge" size={32} onClick={() => onRepair(source)}>
              {label}
            </Button>
          ))
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
