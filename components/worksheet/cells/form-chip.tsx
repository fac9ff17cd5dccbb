import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { FractionForms } from '@/lib/math/show/fraction-forms';
import { shownForm, type FractionForm } from '@/lib/worksheet/results/shown-form';

type FormChipProps = {
  forms: FractionForms;
  form: FractionForm;
  onForm: (form: FractionForm) => void;
};

const order: readonly FractionForm[] = ['fraction', 'decimal', 'mixed'];

/** Beside an exact fraction: the ways to write it. */
export function FormChip({ forms, form, onForm }: FormChipProps) {
  const t = useTranslations('worksheet.cells');
  const names = { fraction: t('asFraction'), decimal: t('asDecimal'), mixed: t('asMixed') };
  return (
    <span
      role="group"
      aria-label={t('showAs')}
      className="tabular flex overflow-hidden rounded-6 border border-line text-13"
    >
      {order.map((one) => {
        const { shown } = shownForm(forms, one);
        return shown === null ? null : (
          <button
            key={one}
            type="button"
            aria-pressed={one === form}
            aria-label={names[one]}
            title={names[one]}
            className={clsx(
              'press h-[26px] cursor-pointer border-line px-2.5 not-first:border-l pointer-coarse:h-11 pointer-coarse:min-w-11',
              one === form ? 'bg-sunken font-medium text-ink' : 'text-ink-2 hover:text-ink',
            )}
            // The line that is written keeps its caret.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onForm(one)}
          >
            {shown}
          </button>
        );
      })}
    </span>
  );
}
