'use client';

import { useTranslations } from 'next-intl';
import { TopBar } from '@/components/shell/top-bar';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { useUserError } from '@/lib/core/client/use-user-error';

type ClosedDoorProps = {
  thrown: unknown;
  /** Where signing in again leads back from; null when signing in does not help. */
  signInHref: string | null;
};

/** The door stays shut for this person: what happened, what still works, one way on. */
export function ClosedDoor({ thrown, signInHref }: ClosedDoorProps) {
  const t = useTranslations('call.check');
  const common = useTranslations('common');
  const error = useUserError(thrown);
  return (
    <div className="min-h-dvh bg-canvas">
      <TopBar productName={common('productName')} href="/rooms" />
      <main className="frame pt-[max(48px,calc((100dvh-56px)*0.25))]" role={error ? 'alert' : undefined}>
        {error ? (
          <EmptyState
            headingLevel={1}
            className="mx-auto"
            title={error.happened}
            why={[error.works, error.next].filter(Boolean).join(' ')}
            action={
              <ButtonLink href={signInHref ?? '/rooms'} size={48}>
                {t(signInHref === null ? 'toRooms' : 'signIn')}
              </ButtonLink>
            }
          />
        ) : null}
      </main>
    </div>
  );
}
