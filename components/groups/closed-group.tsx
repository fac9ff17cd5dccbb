import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/empty-state';

/** A group that is not there, or not the reader's: nobody can tell which. */
export function ClosedGroup() {
  const t = useTranslations('groups.closed');
  return (
    <EmptyState
      headingLevel={1}
      title={t('title')}
      why={t('line')}
      action={<ButtonLink href="/groups">{t('action')}</ButtonLink>}
    />
  );
}
