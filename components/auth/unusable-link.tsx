import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EntryColumn } from '@/components/auth/entry-column';
import { FailureNotice } from '@/components/shell/failure-notice';
import type { UserError } from '@/lib/errors/to-user-error';

type UnusableLinkProps = {
  /** Why, once the words are there. */
  error: UserError | null;
  /** How one comes to a link that works. */
  wayOn: ReactNode;
};

/** A mailed link that cannot be used: spent, too old, or of another place. */
export function UnusableLink({ error, wayOn }: UnusableLinkProps) {
  const t = useTranslations('auth.action');
  return (
    <EntryColumn title={t('title.unusable')}>
      <FailureNotice error={error} className="mt-6" />
      <div className="mt-6">{wayOn}</div>
    </EntryColumn>
  );
}
