'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { EntryColumn } from '@/components/auth/entry-column';
import { UnusableLink } from '@/components/auth/unusable-link';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import type { Confirmation } from '@/lib/auth/action-link';
import {
  confirmAddressByLink,
  confirmByLink,
  lookAtLink,
  takeAddressBackByLink,
} from '@/lib/auth/client/mailed-links';
import { useMailedLink } from '@/lib/auth/client/use-mailed-link';
import { toNextPathOf } from '@/lib/auth/next-path';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';

type ConfirmLinkScreenProps = { what: Confirmation; code: string; continueUrl: string | null };

/** A mailed link that confirms an address, a new one, or that an old one comes back. */
export function ConfirmLinkScreen({ what, code, continueUrl }: ConfirmLinkScreenProps) {
  const t = useTranslations('auth.action');
  const router = useRouter();
  const link = useMailedLink(code, lookAtLink);
  const linkError = useUserError(link.state === 'unusable' ? link.failure : null);
  const [done, setDone] = useState<{ areSignInsOver: boolean } | null>(null);
  const { state, start } = useAction(async (email: string) => {
    if (what === 'recoverEmail') setDone({ areSignInsOver: await takeAddressBackByLink(code) });
    else if (what === 'verifyEmail') setDone({ areSignInsOver: await confirmAddressByLink(code, email) });
    else await confirmByLink(code).then(() => setDone({ areSignInsOver: false }));
  });
  const error = useUserError(state.failure);
  const goOn = () => router.replace(toNextPathOf(continueUrl, location.origin));

  if (link.state === 'looking') return <EntryColumn title={t(`title.${what}`)} onward={t('looking')} />;
  if (link.state === 'unusable') {
    const toRooms = (
      <ButtonLink href="/rooms" size={48} className="w-full">
        {t('toRooms')}
      </ButtonLink>
    );
    return <UnusableLink error={linkError} wayOn={toRooms} />;
  }
  const { email } = link.subject;
  if (done) {
    return (
      <EntryColumn title={t(`title.${what}`)} onward={t(`${what}.done`, { email })}>
        {what === 'recoverEmail' ? (
          <>
            <p className="mt-6 text-ink-2">
              {t(done.areSignInsOver ? 'recoverEmail.over' : 'recoverEmail.lasting')}
            </p>
            <p className="mt-3 text-ink-2">{t('recoverEmail.next')}</p>
            <ButtonLink href="/reset-password" size={48} className="mt-4 w-full">
              {t('recoverEmail.reset')}
            </ButtonLink>
          </>
        ) : done.areSignInsOver ? (
          <>
            <p className="mt-6 text-ink-2">{t('verifyEmail.over')}</p>
            <ButtonLink href="/reset-password" size={48} className="mt-4 w-full">
              {t('recoverEmail.reset')}
            </ButtonLink>
          </>
        ) : (
          <Button size={48} className="mt-8 w-full" onClick={goOn}>
            {t('goOn')}
          </Button>
        )}
      </EntryColumn>
    );
  }
  const previousEmail = link.subject.previousEmail ?? '';
  return (
    <EntryColumn title={t(`title.${what}`)} onward={t(`${what}.why`, { email, previousEmail })}>
      <FailureNotice error={error} className="mt-6" />
      <Button size={48} className="mt-8 w-full" isPending={state.isPending} onClick={() => start(email)}>
        {t(`${what}.submit`)}
      </Button>
    </EntryColumn>
  );
}
