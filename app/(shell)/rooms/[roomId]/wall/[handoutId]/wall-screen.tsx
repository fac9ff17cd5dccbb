'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { HandoutChoice } from '@/components/class/lead/handout-choice';
import { LeadRow } from '@/components/class/lead-row';
import { Wall } from '@/components/class/wall/wall';
import { RoomPage } from '@/components/rooms/room-page';
import { useRoomAccess } from '@/components/rooms/use-room-access';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Notice } from '@/components/ui/notice';
import { watchHandouts } from '@/lib/class/client/watch-handouts';
import { useWatch } from '@/lib/core/client/use-watch';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** The wall of a hand-out before and after its call; in a call it stands in the place of the sheet. */
export function WallScreen({ roomId, handoutId }: { roomId: string; handoutId: string }) {
  const t = useTranslations('worksheet.class.wall');
  const room = useRoomAccess(roomId);
  return (
    <RoomPage
      room={room}
      title={t('title')}
      titleOf={(name) => t('titleOf', { room: name })}
      line={t('about')}
      denied={room.open?.whyNot('class:run')}
      className="mx-auto"
    >
      {({ user }) => <HandoutWall {...{ roomId, handoutId }} uid={user.uid} />}
    </RoomPage>
  );
}

type HandoutWallProps = { roomId: string; handoutId: string; uid: string };

function HandoutWall({ roomId, handoutId, uid }: HandoutWallProps) {
  const t = useTranslations('worksheet.class.wall');
  const { value, failure } = useWatch(watchHandouts, roomId);
  const router = useRouter();
  const [failed, setFailed] = useState<unknown>(null);
  const error = useUserError(failed ?? (value === undefined ? failure : null));
  const handout = value?.find(({ id }) => id === handoutId);
  return (
    <>
      <FailureNotice error={error} className="mb-4" />
      {handout === undefined ? (
        value === undefined ? null : (
          <Notice tone="info">{t('missing')}</Notice>
        )
      ) : (
        <>
          <LeadRow
            {...{ roomId, handout }}
            others={
              <HandoutChoice
                handouts={value ?? []}
                value={handoutId}
                onChoose={(id) => router.push(`/rooms/${roomId}/wall/${id}`)}
              />
            }
            onFailed={setFailed}
          />
          <Wall
            key={handoutId}
            {...{ roomId, uid, handout }}
            onFailed={setFailed}
            className="h-[max(480px,calc(100dvh-296px))]"
          />
        </>
      )}
    </>
  );
}
