'use client';

import { useTranslations } from 'next-intl';
import { TopBar } from '@/components/shell/top-bar';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { isAppError } from '@/lib/errors/app-error';
import { useUserError } from '@/lib/errors/client/use-user-error';

type ClosedDoorProps = {
  thrown: unknown;
  /** Leads to the sign-in and back; null when signing in does not help. */
  onSignIn: (() => void) | null;
};

/** The door stays shut for this person: what happened, what still works, one way on. */
export function ClosedDoor({ thrown, onSignIn }: ClosedDoorProps) {
  const t = useTranslations('call.check');
  const common = useTranslations('common');
  const error = useUserError(thrown);
  const said = isAppError(thrown) ? thrown.details?.['words'] : undefined;
  const words = typeof said === 'string' ? t('declinedWords', { words: said }) : undefined;
  return (
    <div className="min-h-dvh bg-canvas">
      <TopBar productName={common('productName')} href="/rooms" />
      <main className="frame pt-[max(48px,calc((100dvh-56px)*0.25))]" role={error ? 'alert' : undefined}>
        {error ? (
          <EmptyState
            headingLevel={1}
            className="mx-auto"
            title={error.happened}
            why={[words, error.works, error.next].filter(Boolean).join(' ')}
            action={
              onSignIn ? (
                <Button size={48} onClick={onSignIn}>
                  {t('signIn')}
                </Button>
              ) : (
                <ButtonLink href="/rooms" size={48}>
                  {t('toRooms')}
                </ButtonLink>
              )
            }
          />
        ) : null}
      </main>
    </div>
  );
}
