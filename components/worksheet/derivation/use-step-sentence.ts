'use client';

import { useTranslations } from 'next-intl';
import type { DerivationStep } from '@/lib/math/sheet/cell-result';

/** The sentence below a line: what is wrong with it, or the numbers at which it differs; null where it follows. */
export function useStepSentence({ counterexample, isEquation, error }: DerivationStep): string | null {
  const t = useTranslations('worksheet.derivation');
  if (error !== null) return error.message;
  if (counterexample === null) return null;
  const { at, first, second } = counterexample;
  const place = at.map(({ name, value }) => `${name} = ${value}`).join(', ');
  if (isEquation) {
    if (place === '') return t('otherTruth');
    return t(first === 'true' ? 'solvesAbove' : 'solvesThis', { place });
  }
  const where = place === '' ? 'no' : 'yes';
  if (first === null) return t('onlyThis', { where, place, second: second ?? '' });
  if (second === null) return t('onlyAbove', { where, place, first });
  return t('values', { where, place, first, second });
}
