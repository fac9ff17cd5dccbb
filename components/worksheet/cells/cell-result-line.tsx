'use client';

import { clsx } from 'clsx';
import { ArrowRight, CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import type { CellRowProps, ResultLook } from '@/components/worksheet/cells/cell-props';
import { FlowingValue } from '@/components/worksheet/cells/flowing-value';
import { ResultValue } from '@/components/worksheet/set/result-value';
import { SetFormula } from '@/components/worksheet/set/set-formula';
import { FormChip } from '@/components/worksheet/cells/form-chip';
import { NoticeLine } from '@/components/worksheet/cells/notice-line';
import { HelpLine } from '@/components/worksheet/cells/help-line';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { Button } from '@/components/ui/buttons/button';
import type { CellError } from '@/lib/math/errors/cell-error';
import type { CellResult } from '@/lib/math/sheet/cell-result';
import type { Computed } from '@/lib/worksheet/client/use-results';
import { noticeKey } from '@/lib/worksheet/results/choose-notices';
import { formOf, shownForm, type FractionForm } from '@/lib/worksheet/results/shown-form';
import { saysMore } from '@/lib/worksheet/says-more';
import { repeatsLine } from '@/lib/worksheet/results/settable-line';

export type CellResultLineProps = Pick<CellRowProps, 'cell' | 'computed' | 'notices'> & {
  /** The error to show now. */
  error: CellError | null;
  look: ResultLook;
  /** Shows how the result came about; null where there is nothing to say. */
  explain: ReactNode;
};

/** Below what is typed: the result, or what is wrong and what mends it, in the same place. */
export function CellResultLine(props: CellResultLineProps) {
  const { cell, computed, error, notices, look, explain } = props;
  const { onCloseNotice } = useSheetContext();
  const { onRepair } = useLineChanges(cell.id);
  if (computed === undefined) return null;
  const { result, lastShown } = computed;
  if (error !== null) return <ErrorLine {...{ cell, error, lastShown, explain }} />;
  if (result.help) return <HelpLine help={result.help} onInsert={onRepair} />;
  return (
    <>
      {result.kind === 'table' ? null : <ResultLine {...{ cell, computed, look, explain }} />}
      {notices.map((notice) => (
        <NoticeLine
          key={`${notice.kind} ${String(notice.start)}`}
          {...{ notice, onRepair }}
          onClose={() => onCloseNotice(noticeKey(cell.id, notice))}
        />
      ))}
    </>
  );
}

/** What a press in a result changes in its line; nothing for a reader. */
function useLineChanges(id: string) {
  const { mayEdit, actions } = useSheetContext();
  if (!mayEdit) return {};
  return {
    onOpen: () => actions.open(id),
    onForm: (form: FractionForm) => actions.setForm(id, form),
    onRepair: (source: string) => actions.replace(id, source),
    /** Gives a name that nothing defines a value, above. */
    onDefine: (name: string) => actions.defineAbove(id, name),
  };
}

type ResultLineProps = Pick<CellResultLineProps, 'cell' | 'look' | 'explain'> & { computed: Computed };

/** A result, unless the line says it already. */
function ResultLine({ cell, computed, look, explain }: ResultLineProps) {
  const { onOpen, onForm } = useLineChanges(cell.id);
  const { result, lastShown } = computed;
  const { forms } = result;
  const form = forms === null ? null : formOf(forms, result.shown, cell.options['form']);
  const chosen = forms === null || form === null ? result : shownForm(forms, form);
  const shown = chosen.shown ?? (result.error === null ? null : lastShown);
  const isOpen = look === 'open';
  const isRepeated = look === 'beside' && repeatsLine(result);
  const says = shown !== null && !isRepeated && (isOpen || saysMore(cell.source, result));
  if (!says && !(isOpen && result.tex !== null)) return null;
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-2.5 py-1.5 pr-3 pl-3 text-18/7 max-tablet:px-2',
        look === 'beside' ? 'order-1! min-h-11 grow basis-auto!' : 'min-h-10',
        onOpen && look === 'beside' && 'cursor-text',
      )}
      onClick={(event) => {
        // A press beside the result opens the line.
        if (look === 'beside' && event.target === event.currentTarget) onOpen?.();
      }}
    >
      {isOpen ? <Reading {...{ result }} /> : null}
      {says ? <ShownResult {...{ computed, shown }} isRounded={chosen.isRounded} /> : null}
      <span className="ml-auto flex items-center gap-2">
        {explain}
        {forms === null || form === null || onForm === undefined ? null : (
          <FormChip {...{ forms, form, onForm }} />
        )}
      </span>
    </div>
  );
}

/** The result with its sign. Where the line has none now, the last one stays, paler. */
function ShownResult({
  computed,
  shown,
  isRounded,
}: {
  computed: Computed;
  shown: string;
  isRounded: boolean;
}) {
  const t = useTranslations('worksheet.cells');
  const { result, flow } = computed;
  const isCurrent = result.shown !== null;
  // Solutions name what they are the value of.
  const saysEquals = result.kind !== 'solutions' && result.kind !== 'equation';
  return (
    <>
      <ResultSign {...{ saysEquals, isRounded }} />
      <FlowingValue flow={flow} className={isCurrent ? 'tabular' : 'tabular text-ink-3'}>
        {saysEquals ? <span className="sr-only">{t(isRounded ? 'about' : 'equals')} </span> : null}
        <ResultValue shown={shown} result={result.forms === null && isCurrent ? result : null} />
      </FlowingValue>
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

type ErrorLineProps = Pick<CellResultLineProps, 'cell' | 'explain'> & {
  error: CellError;
  lastShown: string | null;
};

function ErrorLine({ cell, error, lastShown, explain }: ErrorLineProps) {
  const t = useTranslations('worksheet.cells');
  const { onRepair, onDefine } = useLineChanges(cell.id);
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
