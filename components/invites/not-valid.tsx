import { useTranslations } from 'next-intl';
import { EntryColumn } from '@/components/auth/entry-column';
import { ButtonLink } from '@/components/ui/button-link';

/** A link that opens nothing. Why is not said: who asks may be guessing. */
export function NotValid({ isKnown }: { isKnown: boolean }) {
  const t = useTranslations('invites.page');
  return (
    <EntryColumn title={t('gone.title')} onward={t('gone.line')}>
      <ButtonLink href={isKnown ? '/rooms' : '/'} size={48} className="mt-8 w-full" prefetch={false}>
        {t(isKnown ? 'toRooms' : 'toStart')}
      </ButtonLink>
    </EntryColumn>
  );
}
