import { useTranslations } from 'next-intl';
import type { PreviewLine } from '@/lib/admin/import-preview';

/**
 * What a line comes to, or has come to, in a sentence.
 *
 * @param isLooking whether the lines of which nothing is known are being looked at
 */
export function useOutcomeWords(isLooking: boolean): (line: PreviewLine, isDone: boolean) => string {
  const t = useTranslations('admin.import');
  return ({ outcome, earlier }, isDone) => {
    if (outcome === null) return t(isLooking ? 'outcomes.looking' : 'outcomes.unseen');
    if (outcome === 'twice') return t('outcomes.twice', { line: earlier ?? 0 });
    if (isDone && (outcome === 'new' || outcome === 'changed' || outcome === 'learner'))
      return t(`became.${outcome}`);
    return t(`outcomes.${outcome}`);
  };
}
