'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';
import { GuestNotice } from '@/app/(shell)/guest-notice';
import { CreateRoom } from '@/app/(shell)/rooms/create-room';
import { LeaveRoom } from '@/app/(shell)/rooms/leave-room';
import { UnconfirmedAddress } from '@/app/(shell)/rooms/unconfirmed-address';
import { usePutAway } from '@/app/(shell)/rooms/use-put-away';
import { NewRoomPresets } from '@/components/rooms/list/new-room-presets';
import { PasteLinkForm } from '@/components/rooms/list/paste-link-form';
import { RoomsColumns } from '@/components/rooms/list/rooms-columns';
import { RoomsSkeleton } from '@/components/rooms/list/rooms-skeleton';
import { RoomsView } from '@/components/rooms/list/rooms-view';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useTitleMark } from '@/components/shell/use-title-mark';
import { LostNotice } from '@/components/shell/lost-notice';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { PresetId } from '@/lib/access/presets';
import { useOwnRole } from '@/lib/account/client/use-own-role';
import { useDraftedDialog } from '@/lib/auth/client/use-draft';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useNow } from '@/lib/core/client/use-now';
import { useSeen } from '@/lib/core/client/use-seen';
import { useDoorAnswers } from '@/lib/lobby/client/use-door-answers';
import { useWaitingByRoom } from '@/lib/lobby/client/use-waiting-by-room';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useMemberPreview } from '@/lib/rooms/client/use-member-preview';
import { useMyRooms, useRoomList } from '@/lib/rooms/client/use-my-rooms';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { mayMakeRooms } from '@/lib/organization/may-make-rooms';
import type { RoomSummary } from '@/lib/rooms/list/room-list';

const noRooms: RoomSummary[] = [];

export function RoomsScreen() {
  const t = useTranslations('rooms');
  const door = useTranslations('lobby.door');
  const router = useRouter();
  const user = useSignedInUser();
  const now = useNow();
  const putAway = usePutAway();
  const uid = user?.uid ?? null;
  const summaries = useRoomList(uid);
  const answers = useDoorAnswers();
  const waiting = useWaitingByRoom(summaries.value ?? noRooms, answers);
  const held = putAway.away.all;
  const { rooms, failure, isListLost, isInsideLost, seenAt } = useMyRooms(uid, {
    ...{ summaries, now, held },
    awaited: waiting,
  });
  const count = [...waiting.values()].flat().length;
  useTitleMark(count === 0 ? null : door('tab', { count }));
  const answerError = useUserError(answers.failure);
  const { seen, watch } = useSeen();
  const memberPreview = useMemberPreview(uid, seen);
  const error = useUserError(failure);
  const [leaving, setLeaving] = useState<RoomSummary | null>(null);
  const [newPreset, setNewPreset] = useState<PresetId>('lesson');
  const creation = useDraftedDialog('room');
  const isStarting = useStartingWish();
  const ownName = user?.name.split(' ')[0] ?? '';
  const { role } = useOwnRole(user?.kind === 'account' ? user.uid : null);
  const isAccount = user === null || user.kind === 'account';
  const { rules } = useOrganization();
  const mayCreate = isAccount && (role === null || mayMakeRooms(role, rules));
  const whyNotCreate = mayCreate ? undefined : t(isAccount ? 'create.hostsOnly' : 'create.accountsOnly');
  const create = (preset: PresetId) => {
    setNewPreset(preset);
    creation.open();
  };

  return (
    <RoomsColumns
      side={
        <>
          <PasteLinkForm onPath={(path) => router.push(path)} />
          <NewRoomPresets onChoose={create} deniedReason={whyNotCreate} />
        </>
      }
    >
      <GuestNotice isGuest={user?.kind === 'guest'} className="mb-6" />
      <FailureNotice error={error ?? answerError} className="mb-6" />
      {isListLost || seenAt !== null ? (
        <LostNotice service="firestore" seenAt={seenAt}>
          {t('connection.list')}
        </LostNotice>
      ) : isInsideLost ? (
        <LostNotice service="database">{t('connection.inside')}</LostNotice>
      ) : null}
      {rooms === undefined ? (
        <RoomsSkeleton title={t('title')} label={t('list.loading')} />
      ) : (
        <RoomsView
          rooms={rooms}
          now={now}
          memberPreview={memberPreview}
          watchRow={watch}
          putAway={putAway}
          {...{ waiting, answers }}
          onArchive={putAway.away.start}
          onLeave={setLeaving}
          empty={
            <>
              <EmptyState
                headingLevel={1}
                title={t('empty.title')}
                why={
                  mayCreate ? t('empty.line', { who: user?.email || t('empty.you') }) : t('empty.lineToJoin')
                }
                action={
                  mayCreate ? (
                    <Button size={48} aria-haspopup="dialog" onClick={() => create('lesson')}>
                      {t('empty.action')}
                    </Button>
                  ) : undefined
                }
              />
              {user?.kind === 'account' ? <UnconfirmedAddress uid={user.uid} /> : null}
            </>
          }
        />
      )}
      {(creation.isOpen || isStarting) && mayCreate ? (
        <CreateRoom
          preset={newPreset}
          firstName={isStarting && ownName !== '' ? t('create.firstName', { name: ownName }) : null}
          draft={creation.draft}
          onClose={() => {
            creation.close();
            if (isStarting) router.replace('/rooms');
          }}
        />
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

const never = () => () => undefined;

/** The way here was *Start a room*: the form for a new room is open at once, until it is closed. */
const useStartingWish = (): boolean =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).has('new'),
    () => false,
  );
