'use client';

import { useTranslations } from 'next-intl';
import { ClosedRoom } from '@/components/rooms/closed-room';
import { RoomSkeleton } from '@/components/rooms/room-skeleton';
import { useWhyNot } from '@/components/rooms/use-why-not';
import { FailureNotice } from '@/components/shell/failure-notice';
import { LostNotice } from '@/components/shell/lost-notice';
import { BackLink } from '@/components/ui/back-link';
import { Notice } from '@/components/ui/notice';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useUserError } from '@/lib/core/client/use-user-error';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { useRoom } from '@/lib/rooms/client/use-room';
import { accessInRoom } from '@/lib/rooms/room-access';
import { SeeAs } from './see-as';

/** A room through the eyes of others, for those who manage its people. */
export function SeeAsScreen({ roomId }: { roomId: string }) {
  const t = useTranslations('permissions.seeAs');
  const rooms = useTranslations('rooms');
  const user = useSignedInUser();
  const { page, isLost } = useRoom(user?.uid ?? null, roomId);
  const room = page.state === 'open' ? page.room : null;
  const members = page.state === 'open' ? page.members : [];
  const profile = members.find(({ uid }) => uid === user?.uid)?.profile ?? 'observer';
  const organization = useOrganization();
  const denied = useWhyNot(accessInRoom(organization, { profile, settings: room?.settings ?? {} }))(
    'member:moderate',
  );
  const error = useUserError(page.state === 'failed' ? page.failure : null);

  const content = () => {
    if (page.state === 'failed') return <FailureNotice error={error} className="mt-6" />;
    if (page.state === 'closed' && user) return <ClosedRoom user={user} wasMember={page.wasMember} />;
    if (!room || !user) return <RoomSkeleton label={rooms('room.loading')} />;
    return (
      <>
        <title>{t('titleOf', { room: room.name })}</title>
        <header className="pt-2 pb-8 tablet:pt-6">
          <BackLink href={`/rooms/${roomId}`}>{rooms('settings.back', { room: room.name })}</BackLink>
          <h1 className="title mt-2 text-34 tablet:text-40">{t('title')}</h1>
          <p className="mt-2 max-w-[60ch] text-14 text-ink-2">{t('line')}</p>
        </header>
        {denied === undefined ? (
          <SeeAs {...{ roomId, room }} ownProfile={profile} />
        ) : (
          <Notice tone="info">{denied}</Notice>
        )}
      </>
    );
  };

  return (
    <div className="frame pb-24">
      <main id="content">
        {isLost ? <LostNotice service="firestore">{rooms('connection.room')}</LostNotice> : null}
        {content()}
      </main>
    </div>
  );
}
