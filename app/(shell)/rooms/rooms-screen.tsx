'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { CreateRoom } from '@/app/(shell)/rooms/create-room';
import { LeaveRoom } from '@/app/(shell)/rooms/leave-room';
import { useArchive } from '@/app/(shell)/rooms/use-archive';
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
import { useDraftedDialog } from '@/lib/auth/client/use-draft';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useUserError } from '@/lib/core/client/use-user-error';
import { useMyRooms } from '@/lib/rooms/client/use-my-rooms';
import type { RoomSummary } from '@/lib/rooms/room-list';

export function RoomsScreen() {
  const t = useTranslations('rooms');
  const router = useRouter();
  const user = useSignedInUser();
  const now = useNow();
  const [held, setHeld] = useHeld();
  const { rooms, failure, isListLost, isInsideLost } = useMyRooms(user?.uid ?? null, now, held);
  const error = useUserError(failure);
  const archive = useArchive();
  // Of its own: the list may say that a room was put away before the server's answer is there.
  const bringBack = useArchive(() => setHeld(null));
  const [leaving, setLeaving] = useState<RoomSummary | null>(null);
  const [newPreset, setNewPreset] = useState<PresetId>('lesson');
  const creation = useDraftedDialog('room');
  const create = (preset: PresetId) => {
    setNewPreset(preset);
    creation.open();
  };

  return (
    <RoomsColumns
      side={
        <>
          <PasteLinkForm onPath={(path) => router.push(path)} />
          <NewRoomPresets onChoose={create} />
        </>
      }
    >
      <FailureNotice error={error ?? archive.error ?? bringBack.error} className="mb-6" />
      {isListLost ? (
        <LostNotice service="firestore">{t('connection.list')}</LostNotice>
      ) : isInsideLost ? (
        <LostNotice service="database">{t('connection.inside')}</LostNotice>
      ) : null}
      {rooms === undefined ? (
        <RoomsSkeleton title={t('title')} label={t('list.loading')} />
      ) : (
        <RoomsView
          rooms={rooms}
          now={now}
          held={held}
          onArchive={({ roomId }) => {
            setHeld(roomId);
            archive.setArchived({ roomId, isArchived: true });
          }}
          onBringBack={({ roomId }) => bringBack.setArchived({ roomId, isArchived: false })}
          onLeave={setLeaving}
          empty={
            <EmptyState
              headingLevel={1}
              title={t('empty.title')}
              why={t('empty.line', { email: user?.email ?? '' })}
              action={
                <Button size={48} aria-haspopup="dialog" onClick={() => create('lesson')}>
                  {t('empty.action')}
                </Button>
              }
            />
          }
        />
      )}
      {creation.isOpen ? (
        <CreateRoom preset={newPreset} draft={creation.draft} onClose={creation.close} />
      ) : null}
      {leaving ? (
        <LeaveRoom
          room={{ ...leaving, isOwner: leaving.isOwner ?? false }}
          onClose={() => setLeaving(null)}
          onLeft={() => setLeaving(null)}
        />
      ) : null}
    </RoomsColumns>
  );
}

/** Now, often enough for "in 68 min". */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long a room that was put away keeps its place (ms). */
const undoTime = 10_000;

/** The room that was put away a moment ago. */
function useHeld(): [held: string | null, setHeld: (roomId: string | null) => void] {
  const [held, setHeld] = useState<string | null>(null);
  useEffect(() => {
    if (held === null) return undefined;
    const timer = setTimeout(() => setHeld(null), undoTime);
    return () => clearTimeout(timer);
  }, [held]);
  return [held, setHeld];
}
