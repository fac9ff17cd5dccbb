'use client';

import { useTranslations } from 'next-intl';
import { useHandover } from '@/app/(shell)/rooms/use-handover';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import type { Member, Room } from '@/lib/rooms/schema';

type RoomOfferProps = { roomId: string; room: Room; members: Member[]; ownUid: string };

/** An offer of the room as its two sides see it: to be answered, waited for, or declined. */
export function RoomOffer({ roomId, room, members, ownUid }: RoomOfferProps) {
  const t = useTranslations('rooms.handover');
  const { state, error, start } = useHandover(roomId);
  const { handover, ownerUid } = room;
  const nameOf = (uid: string) => members.find((member) => member.uid === uid)?.name ?? '';
  const isMine = handover?.status === 'offered' && handover.toUid === ownUid;
  if (!handover || (!isMine && ownerUid !== ownUid)) return null;

  const take = (
    <>
      <Button size={32} isPending={state.isPending} onClick={() => start({ kind: 'answer', accept: true })}>
        {t('accept')}
      </Button>
      <Button
        size={32}
        variant="quiet"
        isPending={state.isPending}
        onClick={() => start({ kind: 'answer', accept: false })}
      >
        {t('decline')}
      </Button>
    </>
  );
  const back = (
    <Button
      size={32}
      variant="quiet"
      isPending={state.isPending}
      onClick={() => start({ kind: 'offer', uid: null })}
    >
      {handover.status === 'declined' ? t('dismiss') : t('takeBack')}
    </Button>
  );
  const name = nameOf(isMine ? ownerUid : handover.toUid);
  const words = isMine ? 'toYou' : handover.status === 'declined' ? 'declined' : 'waiting';
  return (
    <div className="mt-6 grid gap-2">
      <Notice tone={isMine ? 'gorse' : 'info'} action={isMine ? take : back}>
        {t(words, { name })}
      </Notice>
      <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
    </div>
  );
}
