'use client';

import { useTranslations } from 'next-intl';
import { AccountSection } from '@/components/account/account-section';
import { PictureControl } from '@/components/pictures/picture-control';
import { Avatar } from '@/components/ui/people/avatar';
import { chooseMyPicture } from '@/lib/account/contract';
import type { User } from '@/lib/auth/schema';
import { callServer } from '@/lib/callables/client/call-server';
import { personHue } from '@/lib/core/person-hue';
import { personPicture } from '@/lib/pictures/picture';

/** The picture that others see beside the name. */
export function PictureSection({ uid, account }: { uid: string; account: User }) {
  const t = useTranslations('account.picture');
  return (
    <AccountSection title={t('title')} lead={t('lead')}>
      <PictureControl
        uid={uid}
        hasPicture={account.picture !== undefined}
        onChoose={async (picture, onChecking) => {
          await callServer(chooseMyPicture, { picture }, { onChecking });
        }}
      >
        <Avatar
          name={account.name}
          hue={personHue(uid)}
          picture={personPicture(uid, account.picture)}
          size={64}
        />
      </PictureControl>
    </AccountSection>
  );
}
