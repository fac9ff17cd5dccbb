'use client';

import { BannedPeople } from '@/app/(shell)/rooms/[roomId]/banned-people';
import type { RoomDialog } from '@/app/(shell)/rooms/[roomId]/room-dialogs';
import type { RoomPage } from '@/app/(shell)/rooms/[roomId]/use-room-page';
import type { RoomPeopleState } from '@/app/(shell)/rooms/[roomId]/use-room-people';
import { useWayBackNote } from '@/app/(shell)/rooms/[roomId]/use-way-back-note';
import { GroupsInRoom } from '@/components/rooms/people/groups-in-room';
import { PeopleList } from '@/components/rooms/people/people-list';
import { Pictures } from '@/components/ui/people/pictures';
import { useGroupsInRoom } from '@/lib/groups/client/use-groups-in-room';
import { picturesOf } from '@/lib/pictures/picture';
import { lobbyPolicyOf } from '@/lib/rooms/admission/lobby-policy';

type RoomPeopleProps = {
  page: RoomPage;
  state: RoomPeopleState;
  onOpen: (dialog: RoomDialog) => void;
};

/** Who belongs to the room, what their reader can do for each, and who is banned. */
export function RoomPeople({ page, state, onOpen }: RoomPeopleProps) {
  const { roomId, user, room, members, now, profile, mayAdd, mayManage, closed } = page;
  const { people, listed, colourOf, removal, banning } = state;
  // Only a person who may add people can have brought a group in.
  const groups = useGroupsInRoom(mayAdd ? user.uid : null, roomId);
  const removalNote = useWayBackNote({
    viewerUid: user.uid,
    roomId,
    isWanted: mayAdd,
    people: members.length,
    now,
    lobby: lobbyPolicyOf(room),
    mayChange: page.whyNot('room:settings') === undefined,
  });
  return (
    <Pictures value={picturesOf(listed)}>
      <PeopleList
        {...{ people, colourOf, now, removalNote }}
        reader={{ profile, mayAdd, mayManage, addClosed: closed }}
        removals={removal}
        actions={{
          remove: ({ uid }) => {
            const member = members.find((one) => one.uid === uid);
            if (member) onOpen({ kind: 'remove', member });
          },
          ban: banning.ban,
          merge: (guest) => onOpen({ kind: 'merge', guest }),
          group: (person) => onOpen({ kind: 'group', person }),
        }}
      >
        <GroupsInRoom groups={groups} />
        {mayManage ? <BannedPeople roomId={roomId} said={banning.said} isRowGone={banning.isGone} /> : null}
      </PeopleList>
    </Pictures>
  );
}
