'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DeleteAccount } from '@/app/(shell)/account/delete-account';
import { AccountSection } from '@/components/account/account-section';
import { Button } from '@/components/ui/buttons/button';
import type { RecentSignIn } from '@/lib/account/client/use-recent-sign-in';
import { useDraftedDialog } from '@/lib/auth/client/use-draft';
import type { PersonKind } from '@/lib/auth/person-kind';

type DeleteSectionProps = {
  kind: PersonKind;
  email: string | null;
  name: string;
  recent: RecentSignIn;
  returned: ReactNode;
};

/** The way out for good, which a learner's host takes for them. */
export function DeleteSection({ kind, email, name, recent, returned }: DeleteSectionProps) {
  const t = useTranslations('account.delete');
  const { draft, isOpen, open, close } = useDraftedDialog('account.deletion');
  const wanted =
    email === null ? { what: 'name' as const, text: name } : { what: 'email' as const, text: email };
  return (
    <AccountSection title={t('title')} lead={t('lead')}>
      <Button
        variant="edge"
        aria-haspopup="dialog"
        deniedReason={kind === 'learner' ? t('learner') : undefined}
        onClick={open}
      >
        {t('open')}
      </Button>
      {isOpen ? (
        <DeleteAccount
          wanted={wanted}
          // A guest has nothing to sign in with again.
          recent={kind === 'guest' ? null : recent}
          returned={returned}
          draft={draft}
          onClose={close}
        />
      ) : null}
    </AccountSection>
  );
}
