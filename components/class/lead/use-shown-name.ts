import { useTranslations } from 'next-intl';
import type { Shown } from '@/lib/class/handout';

/** How a page that is shown is called. */
export function useShownName({ name }: Pick<Shown, 'name'>): string {
  const t = useTranslations('worksheet.class.shown');
  return name === null ? t('unnamed') : t('named', { name });
}
