'use client';

import dynamic from 'next/dynamic';
import { DoorOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { LinkText } from '@/components/ui/buttons/link-text';
import { withNext } from '@/lib/auth/next-path';
import { useSession } from '@/lib/auth/client/use-session';

const TakeIntoRoom = dynamic(() => import('./take-into-room').then((module) => module.TakeIntoRoom), {
  ssr: false,
});
const KeepAsOwn = dynamic(() => import('./keep-as-own').then((module) => module.KeepAsOwn), { ssr: false });

/** The address to come back to when one had to sign up on the way. */
const wayBack = '/worksheet?into=room';

/** What can become of the sheet of this device: a sheet of a room, or one of one's own. */
export function AloneActions({ name, isEmpty }: { name: string; isEmpty: boolean }) {
  const t = useTranslations('worksheet.alone');
  const router = useRouter();
  const { status, user } = useSession();
  const isBack = useSearchParams().get('into') === 'room';
  const [isTaking, setIsTaking] = useState<boolean | null>(null);
  const uid = status === 'signed-in' && user ? user.uid : null;

  const handleTake = () => {
    if (status === 'signed-out') router.push(withNext('/sign-up', wayBack));
    else setIsTaking(true);
  };
  const handleClose = () => {
    setIsTaking(false);
    if (isBack) router.replace('/worksheet');
  };

  return (
    <>
      {user === null ? (
        <LinkText variant="plain" href={withNext('/sign-in', isEmpty ? null : '/worksheet')}>
          {t('signIn')}
        </LinkText>
      ) : (
        <LinkText variant="plain" href="/worksheets" className="max-tablet:hidden">
          {t('worksheets')}
        </LinkText>
      )}
      {isEmpty ? null : (
        <>
          {uid === null ? null : <KeepAsOwn {...{ uid, name }} />}
          <Button
            variant="orchid"
            size={32}
            icon={<DoorOpen />}
            aria-haspopup={uid === null ? undefined : 'dialog'}
            isPending={status === 'loading'}
            onClick={handleTake}
          >
            {t('take')}
          </Button>
          {uid !== null && (isTaking ?? isBack) ? (
            <TakeIntoRoom {...{ uid, name }} onClose={handleClose} />
          ) : null}
        </>
      )}
    </>
  );
}
