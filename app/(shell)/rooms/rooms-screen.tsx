'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CreateRoom } from '@/app/(shell)/rooms/create-room';
import { NewRoomPresets } from '@/components/rooms/new-room-presets';
import { PasteLinkForm } from '@/components/rooms/paste-link-form';
import { RoomsColumns } from '@/components/rooms/rooms-columns';
import { RoomsSkeleton } from '@/components/rooms/rooms-skeleton';
import { RoomsView } from '@/components/rooms/rooms-view';
import { FailureNotice } from '@/components/shell/failure-notice';
import { LostNotice } from '@/components/shell/lost-notice';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { PresetId } from '@/lib/access/presets';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useUserError } from '@/lib/core/client/use-user-error';
import { useMyRooms } from '@/lib/rooms/client/use-my-rooms';

export function RoomsScreen() {
  const t = useTranslations('rooms');
  const router = useRouter();
  const user = useSignedInUser();
  const { rooms, failure, isListLost, isInsideLost } = useMyRooms(user?.uid ?? null);
  const error = useUserError(failure);
  const [now] = useState(() => Date.now());
  const [newPreset, setNewPreset] = useState<PresetId | null>(null);

  return (
    <RoomsColumns
      side={
        <>
          <PasteLinkForm onRoom={(roomId) => router.push(`/rooms/${roomId}`)} />
          <NewRoomPresets onChoose={setNewPreset} />
        </>
      }
    >
      <FailureNotice error={error} className="mb-6" />
      {isListLost ? (
        <LostNotice service="firestore">{t('connection.list')}</LostNotice>
      ) : isInsideLost ? (
        <LostNotice service="database">{t('connection.inside')}</LostNotice>
      ) : null}
      {rooms === undefined ? (
        <RoomsSkeleton title={t('title')} label={t('list.loading')} />
      ) : (
        <RoomsView
          live={rooms.live}
          others={rooms.others}
          now={now}
          empty={
            <EmptyState
              headingLevel={1}
              title={t('empty.title')}
              why={t('empty.line', { email: user?.email ?? '' })}
              action={
                <Button size={48} aria-haspopup="dialog" onClick={() => setNewPreset('lesson')}>
                  {t('empty.action')}
                </Button>
              }
            />
          }
        />
      )}
      {newPreset === null ? null : <CreateRoom preset={newPreset} onClose={() => setNewPreset(null)} />}
    </RoomsColumns>
  );
}
