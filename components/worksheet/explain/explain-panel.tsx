'use client';

import { useTranslations } from 'next-intl';
import { use, useEffect, useRef } from 'react';
import { ExplainContext, type SheetToExplain } from '@/components/worksheet/explain/explain-context';
import { ExplainStepLine } from '@/components/worksheet/explain/explain-step-line';
import { StepName } from '@/components/worksheet/explain/step-name';
import { WrittenFormula } from '@/components/worksheet/explain/written-formula';
import type { Explanation } from '@/lib/math/explain/explanation';
import { useExplanation } from '@/lib/worksheet/client/use-explanation';

type ExplainPanelProps = {
  id: string;
  /** What the cell is called. */
  label: string;
  onClose: (id: string) => void;
};

/** Below a result: the chain of formulas and numbers that it came from. */
export function ExplainPanel(props: ExplainPanelProps) {
  const sheet = use(ExplainContext);
  return sheet === null ? null : <OpenPanel {...props} sheet={sheet} />;
}

function OpenPanel({ id, label, onClose, sheet }: ExplainPanelProps & { sheet: SheetToExplain }) {
  const t = useTranslations('worksheet.explain');
  const panel = useRef<HTMLDivElement>(null);
  const explanation = useExplanation(id, sheet);
  const isHere = explanation !== undefined;
  useEffect(() => {
    if (isHere) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  // A command of the palette opens it with the focus nowhere.
  useEffect(() => {
    if (document.activeElement === document.body) focusControl(panel.current);
  }, []);
  const close = () => {
    focusControl(panel.current);
    onClose(id);
  };
  return (
    <div
      ref={panel}
      role="group"
      aria-label={t('label', { cell: label })}
      data-own-keys=""
      data-own-escape=""
      className="mx-3 mb-2 min-h-10 border-t border-line pt-2 pb-1 max-tablet:mx-2"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      {explanation ? <Chain {...{ id, explanation, goTo: sheet.goTo }} /> : null}
      {explanation === null ? <p className="py-1 text-13 text-ink-2">{t('none')}</p> : null}
    </div>
  );
}

/** Goes to the button that opens and closes the panel, or to the number of the cell where there is none. */
function focusControl(panel: HTMLElement | null) {
  const cell = panel?.closest('[data-cell]');
  const find = (selector: string) => cell?.querySelector<HTMLElement>(selector);
  (find('[data-explain]') ?? find('[data-handle]'))?.focus();
}

type ChainProps = Pick<SheetToExplain, 'goTo'> & { id: string; explanation: Explanation };

function Chain({ id, explanation, goTo }: ChainProps) {
  const t = useTranslations('worksheet.explain');
  const { steps, givens, more, cause } = explanation;
  return (
    <>
      {cause === null ? null : (
        <p className="pb-1 text-13 text-poppy">
          {cause.id === id || cause.name === null ? t('causeHere') : t('cause', { name: cause.name })}
        </p>
      )}
      <ol
        aria-label={t('steps')}
        className="grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-2 gap-y-1.5 text-16"
      >
        {steps.map((step, at) => (
          <ExplainStepLine key={at} {...{ step, goTo }} isOwn={step.id === id} />
        ))}
      </ol>
      {givens.length === 0 ? null : (
        <dl className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-14 text-ink-2">
          <dt className="text-13 text-ink-3">{t('given')}</dt>
          {givens.map(({ id: place, name, result, relation }, at) => (
            <dd key={at} className="flex min-w-0 items-baseline gap-1.5">
              {name === null ? null : <StepName {...{ name, goTo }} id={place === id ? null : place} />}
              {result === null ? null : <WrittenFormula written={result} sign={relation} />}
            </dd>
          ))}
        </dl>
      )}
      {more === 0 ? null : <p className="pt-1 text-13 text-ink-3">{t('more', { count: more })}</p>}
    </>
  );
}
