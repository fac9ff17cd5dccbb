'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { LinkDialog } from '@/components/invites/link-dialog';
import { FailureNotice } from '@/components/shell/failure-notice';
import type { PersonProfileId } from '@/lib/access/profiles';
import { isAppError } from '@/lib/errors/app-error';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { inviteListOf } from '@/lib/invites/client/invite-list';
import { invitePath } from '@/lib/invites/invite-state';

type CopyRoomLinkProps = {
  room: { id: string; name: string };
  viewerUid: string;
  /** What people become in this room when nothing else is said. */
  profile: PersonProfileId;
  /** Why nobody comes into the room now; undefined when people do. */
  denied: string | undefined;
};

/** For a link that is handed out at once. */
const days = 30;

/** One press copies the usual link of a room; one that works already is copied again. */
export function CopyRoomLink({ room, viewerUid, profile, denied }: CopyRoomLinkProps) {
  const t = useTranslations('invites.room');
  const access = useProfileName();
  const [failure, setFailure] = useState<unknown>(null);
  const [link, setLink] = useState<string | null>(null);
  const error = useUserError(failure);

  const getLink = async (): Promise<string> => {
    setFailure(null);
    return `${location.origin}${invitePath(await inviteListOf(viewerUid, room.id).findOrCreate({ profile, days }))}`;
  };
  // What our server says is told; a clipboard that is refused shows the link instead.
  const handleFail = (thrown: unknown) => {
    if (isAppError(thrown)) setFailure(thrown);
    else getLink().then(setLink, setFailure);
  };

  return (
    <>
      <CopyButton getText={getLink} onFail={handleFail} copied={t('copied')} deniedReason={denied}>
        {t('copyDefault', { profile: access(profile).toLowerCase() })}
      </CopyButton>
      <FailureNotice error={error} className="order-last w-full" />
      {link === null ? null : (
        <LinkDialog title={t('linkTitle')} link={link} roomName={room.name} onClose={() => setLink(null)} />
      )}
    </>
  );
}
