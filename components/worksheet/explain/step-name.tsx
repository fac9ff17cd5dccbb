'use client';

import { useTranslations } from 'next-intl';
import { Formula } from '@/components/worksheet/cells/formula';
import type { SheetToExplain } from '@/components/worksheet/explain/explain-context';
import type { Written } from '@/lib/math/explain/explanation';

type StepNameProps = Pick<SheetToExplain, 'goTo'> & {
  name: Written;
  /** The cell to go to; null where the name leads nowhere, as that of a constant. */
  id: string | null;
};

/** The name of a step, which leads to its cell. */
export function StepName({ name, id, goTo }: StepNameProps) {
  const t = useTranslations('worksheet.explain');
  const formula = <Formula tex={name.tex ?? name.plain} label={name.plain} />;
  if (id === null) return <span className="px-1">{formula}</span>;
  return (
    <button
      type="button"
      aria-label={t('goTo', { name: name.plain })}
      className="press target min-h-6 min-w-6 rounded-4 px-1 text-orchid hover:bg-orchid-wash"
      // The press would take the focus from the line that is written, and with it the keypad below.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => goTo(id)}
    >
      {formula}
    </button>
  );
}
