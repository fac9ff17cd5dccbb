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
import type { SessionUser } from '@/lib/auth/session';
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

/** The rooms of the person, and the ways to more. */
export function RoomsScreen() {
  const t = useTranslations('rooms');
  const router = useRouter();
  const user = useSignedInUser();
  const now = useNow();
  const putAway = usePutAway();
  const uid = user?.uid ?? null;
  const { waiting, answers, answerError, ...list } = useListedRooms(uid, now, putAway.away.all);
  const { seen, watch } = useSeen();
  const memberPreview = useMemberPreview(uid, seen);
  const [leaving, setLeaving] = useState<RoomSummary | null>(null);
  const newRoom = useNewRoom(user);

  return (
    <RoomsColumns
      side={
        <>
          <PasteLinkForm onPath={(path) => router.push(path)} />
          <NewRoomPresets onChoose={newRoom.start} deniedReason={newRoom.whyNot} />
        </>
      }
    >
      <GuestNotice isGuest={user?.kind === 'guest'} className="mb-6" />
      <FailureNotice error={list.error ?? answerError} className="mb-6" />
      <LostLine {...list} />
      {list.rooms === undefined ? (
        <RoomsSkeleton title={t('title')} label={t('list.loading')} />
      ) : (
        <RoomsView
          rooms={list.rooms}
          watchRow={watch}
          {...{ now, memberPreview, putAway, waiting, answers }}
          onArchive={putAway.away.start}
          onLeave={setLeaving}
          empty={<NoRooms user={user} onCreate={newRoom.mayCreate ? newRoom.start : undefined} />}
        />
      )}
      {newRoom.isOpen ? (
        <CreateRoom
          preset={newRoom.preset}
          firstName={newRoom.firstName}
          draft={newRoom.draft}
          onClose={newRoom.close}
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

type Held = Parameters<typeof useMyRooms>[1]['held'];

/** The rooms with those who wait at their doors, also counted in the title. */
function useListedRooms(uid: string | null, now: number, held: Held) {
  const door = useTranslations('lobby.door');
  const summaries = useRoomList(uid);
  const answers = useDoorAnswers();
  const waiting = useWaitingByRoom(summaries.value ?? noRooms, answers);
  const { failure, ...list } = useMyRooms(uid, { ...{ summaries, now, held }, awaited: waiting });
  const count = [...waiting.values()].flat().length;
  useTitleMark(count === 0 ? null : door('tab', { count }));
  const error = useUserError(failure);
  const answerError = useUserError(answers.failure);
  return { ...list, waiting, answers, error, answerError };
}

/** Making a room: who may, and the form with what it begins with. */
function useNewRoom(user: SessionUser | null) {
  const t = useTranslations('rooms.create');
  const router = useRouter();
  const [preset, setPreset] = useState<PresetId>('lesson');
  const creation = useDraftedDialog('room');
  const isStarting = useStartingWish();
  const ownName = user?.name.split(' ')[0] ?? '';
  const { role } = useOwnRole(user?.kind === 'account' ? user.uid : null);
  const isAccount = user === null || user.kind === 'account';
  const { rules } = useOrganization();
  const mayCreate = isAccount && (role === null || mayMakeRooms(role, rules));
  return {
    mayCreate,
    whyNot: mayCreate ? undefined : t(isAccount ? 'hostsOnly' : 'accountsOnly'),
    isOpen: (creation.isOpen || isStarting) && mayCreate,
    preset,
    firstName: isStarting && ownName !== '' ? t('firstName', { name: ownName }) : null,
    draft: creation.draft,
    start: (chosen: PresetId) => {
      setPreset(chosen);
      creation.open();
    },
    close: () => {
      creation.close();
      if (isStarting) router.replace('/rooms');
    },
  };
}

type LostLineProps = Pick<ReturnType<typeof useMyRooms>, 'isListLost' | 'isInsideLost' | 'seenAt'>;

/** What of the list may be old. */
function LostLine({ isListLost, isInsideLost, seenAt }: LostLineProps) {
  const t = useTranslations('rooms.connection');
  if (isListLost || seenAt !== null) {
    return (
      <LostNotice service="firestore" seenAt={seenAt}>
        {t('list')}
      </LostNotice>
    );
  }
  return isInsideLost ? <LostNotice service="database">{t('inside')}</LostNotice> : null;
}

type NoRoomsProps = {
  user: SessionUser | null;
  /** Undefined for a person who makes no rooms. */
  onCreate: ((preset: PresetId) => void) | undefined;
};

/** Stands for the list of a person who has no room yet. */
function NoRooms({ user, onCreate }: NoRoomsProps) {
  const t = useTranslations('rooms.empty');
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={t('title')}
        why={onCreate ? t('line', { who: user?.email || t('you') }) : t('lineToJoin')}
        action={
          onCreate ? (
            <Button size={48} aria-haspopup="dialog" onClick={() => onCreate('lesson')}>
              {t('action')}
            </Button>
          ) : undefined
        }
      />
      {user?.kind === 'account' ? <UnconfirmedAddress uid={user.uid} /> : null}
    </>
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
