'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { AddPerson } from '@/app/(shell)/rooms/[roomId]/add-person';
import { RemovePerson } from '@/app/(shell)/rooms/[roomId]/remove-person';
import { Door, DoorBar } from '@/components/rooms/door';
import { PeopleList } from '@/components/rooms/people-list';
import { RoomColumns } from '@/components/rooms/room-columns';
import { RoomHeader } from '@/components/rooms/room-header';
import { useWhyNot } from '@/components/rooms/use-why-not';
import { LostNotice } from '@/components/shell/lost-notice';
import { presets } from '@/lib/access/presets';
import type { SessionUser } from '@/lib/auth/session';
import type { RoomPage } from '@/lib/rooms/client/use-room';
import { arrangePeople, colourBySeat, type Person } from '@/lib/rooms/people';
import { accessInRoom } from '@/lib/rooms/room-access';

type OpenRoomProps = {
  roomId: string;
  user: SessionUser;
  page: Extract<RoomPage, { state: 'open' }>;
  /** Said above the people while there is no connection. */
  lost: ReactNode;
};

/** A room's page as its member sees it. */
export function OpenRoom({ roomId, user, page, lost }: OpenRoomProps) {
  const { room, members, inside, isInsideLost } = page;
  const t = useTranslations('rooms');
  const profile = members.find(({ uid }) => uid === user.uid)?.profile ?? 'observer';
  const whyNot = useWhyNot(accessInRoom({ profile, settings: room.settings }));
  const people = arrangePeople(members, inside ?? [], { viewer: user.uid, owner: room.ownerUid });
  const colourOf = colourBySeat([...(inside ?? []), ...members]);
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Person | null>(null);
  const doorInside = isInsideLost ? null : inside;

  return (
    <>
      <title>{room.name}</title>
      <RoomColumns side={<Door roomId={roomId} inside={doorInside} colourOf={colourOf} />}>
        <RoomHeader name={room.name} preset={room.preset} profile={profile} />
        {lost ? (
          <div className="mt-6">{lost}</div>
        ) : isInsideLost ? (
          <div className="mt-6">
            <LostNotice service="database">{t('connection.inside')}</LostNotice>
          </div>
        ) : null}
        <PeopleList
          people={people}
          colourOf={colourOf}
          isInsideKnown={doorInside !== null}
          addDenied={whyNot('member:add')}
          removeDenied={whyNot('member:moderate')}
          onAdd={() => setIsAdding(true)}
          onRemove={setLeaving}
        />
      </RoomColumns>
      <DoorBar roomId={roomId} inside={doorInside} />
      {isAdding ? (
        <AddPerson
          roomId={roomId}
          defaultProfile={presets[room.preset].defaultProfile}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
      {leaving ? <RemovePerson roomId={roomId} person={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}
