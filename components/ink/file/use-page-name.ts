import { useTranslations } from 'next-intl';

/** What a page of a file is called in a sentence; null is a picture. */
export function usePageName(page: number | null): string {
  const t = useTranslations('ink.file');
  return page === null ? t('picture') : t('page', { page });
}
