import type { FractionForms } from '@/lib/math/show/fraction-forms';

/** How an exact fraction is written. */
export type FractionForm = 'fraction' | 'decimal' | 'mixed';

/** A fraction in one form; null where it has none. The long decimal of 2/3 is rounded. */
export function shownForm(
  { fraction, decimal, isDecimalExact, mixed }: FractionForms,
  form: FractionForm,
): { shown: string | null; isRounded: boolean } {
  if (form === 'decimal') return { shown: decimal, isRounded: !isDecimalExact };
  return { shown: form === 'mixed' ? mixed : fraction, isRounded: false };
}

/** The form in which a cell shows its fraction: the one that was chosen for it, else that of its result. */
export function formOf(forms: FractionForms, shown: string | null, chosen: unknown): FractionForm {
  if (chosen === 'fraction' || chosen === 'decimal') return chosen;
  if (chosen === 'mixed' && forms.mixed !== null) return chosen;
  return shown === forms.fraction ? 'fraction' : 'decimal';
}
