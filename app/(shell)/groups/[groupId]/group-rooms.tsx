'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import type { Action } from '@/app/(shell)/groups/[groupId]/group-action';
import { GroupRoomsView } from '@/components/groups/group-rooms-view';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { SelectField } from '@/components/ui/fields/select-field';
import { traitsOf, type PersonProfileId } from '@/lib/access/profiles';
import { callServer } from '@/lib/callables/client/call-server';
import { useWatch } from '@/lib/core/client/use-watch';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { inviteGroup, type LeftOut } from '@/lib/groups/contract';
import type { GroupRoom } from '@/lib/groups/schema';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { watchMyRooms } from '@/lib/rooms/client/watch-my-rooms';
import { offeredProfiles, usuallyOffered } from '@/lib/rooms/members/offered-profiles';
import type { RoomSummary } from '@/lib/rooms/list/room-list';

type GroupRoomsProps = {
  groupId: string;
  uid: string;
  rooms: readonly GroupRoom[];
  onTakeOut: (action: Action) => void;
  onLeftOut: (leftOut: readonly LeftOut[]) => void;
};

/** The rooms that a group is in; those that are gone, or no longer open to the owner, are not shown. */
export function GroupRooms({ groupId, uid, rooms, onTakeOut, onLeftOut }: GroupRoomsProps) {
  const { value: known = [] } = useWatch(watchMyRooms, uid);
  const [isAdding, setIsAdding] = useState(false);
  const inside = new Map(rooms.map(({ roomId, profile }) => [roomId, profile]));
  const others = known.filter(({ roomId, profile }) => !inside.has(roomId) && traitsOf(profile).isHost);

  return (
    <>
      <GroupRoomsView
        rooms={known.flatMap(({ roomId, name }) => {
          const profile = inside.get(roomId);
          return profile ? [{ roomId, name, profile }] : [];
        })}
        canAdd={others.length > 0}
        onAdd={() => setIsAdding(true)}
        onTakeOut={({ roomId, name }) => onTakeOut({ kind: 'leave-room', roomId, roomName: name })}
      />
      {isAdding ? (
        <AddToRoom {...{ groupId, onLeftOut }} rooms={others} onClose={() => setIsAdding(false)} />
      ) : null}
    </>
  );
}

type AddToRoomProps = Pick<GroupRoomsProps, 'groupId' | 'onLeftOut'> & {
  rooms: readonly RoomSummary[];
  onClose: () => void;
};

function AddToRoom({ groupId, rooms, onLeftOut, onClose }: AddToRoomProps) {
  const t = useTranslations('groups.rooms');
  const access = useProfileName();
  const organization = useOrganization();
  const [roomId, setRoomId] = useState(rooms[0]?.roomId ?? '');
  const [chosen, setChosen] = useState<PersonProfileId | null>(null);
  const room = rooms.find((one) => one.roomId === roomId);
  const own = room?.profile ?? 'learner';
  const offered = offeredProfiles(organization, own);
  // What was chosen for another room may be more than one can give in this one.
  const profile =
    chosen !== null && offered.includes(chosen)
      ? chosen
      : usuallyOffered(organization, 'group', { preset: room?.preset ?? 'lesson', limit: own });
  const { state, start } = useAction(
    async (place: { roomId: string; profile: PersonProfileId }, onChecking) => {
      const { leftOut } = await callServer(inviteGroup, { groupId, ...place }, { onChecking });
      onClose();
      onLeftOut(leftOut);
    },
  );
  const error = useUserError(state.failure);
  return (
    <Dialog
      title={t('addTitle')}
      description={t('line')}
      closeLabel={t('cancel')}
      isOpen
      onOpenChange={onClose}
    >
      <div className="grid gap-4">
        <SelectField
          label={t('room')}
          value={roomId}
          onValueChange={setRoomId}
          options={rooms.map(({ roomId: value, name }) => ({ value, label: name }))}
        />
        <SelectField
          label={t('profile')}
          hint={t('profileLine')}
          value={profile}
          onValueChange={setChosen}
          // Nobody hands out more than they have.
          options={offered.map((value) => ({ value, label: access(value) }))}
        />
        <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
      </div>
      <DialogActions>
        <Button isPending={state.isPending} onClick={() => start({ roomId, profile })}>
          {t('submit')}
        </Button>
        <Button variant="edge" onClick={onClose}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
