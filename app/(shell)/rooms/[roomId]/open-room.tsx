'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { GuestNotice } from '@/app/(shell)/guest-notice';
import { AddToGroup } from '@/app/(shell)/rooms/[roomId]/add-to-group';
import { AddPerson } from '@/app/(shell)/rooms/[roomId]/add-person';
import { BannedPeople } from '@/app/(shell)/rooms/[roomId]/banned-people';
import { CopyRoomLink } from '@/app/(shell)/rooms/[roomId]/copy-room-link';
import { RoomNotices } from '@/app/(shell)/rooms/[roomId]/room-notices';
import { RoomCode } from '@/app/(shell)/rooms/[roomId]/room-code';
import { RoomInvites } from '@/app/(shell)/rooms/[roomId]/room-invites';
import { ArchivedNotice } from '@/app/(shell)/rooms/[roomId]/archived-notice';
import { PlanRoom } from '@/app/(shell)/rooms/[roomId]/plan-room';
import { RoomOffer } from '@/app/(shell)/rooms/[roomId]/room-offer';
import { LeaveRoom } from '@/app/(shell)/rooms/leave-room';
import { MergeGuest } from '@/app/(shell)/rooms/[roomId]/merge-guest';
import { useWayBackNote } from '@/app/(shell)/rooms/[roomId]/use-way-back-note';
import { RemovePerson } from '@/app/(shell)/rooms/[roomId]/remove-person';
import { useBan } from '@/app/(shell)/rooms/[roomId]/use-ban';
import { useRoomDoor } from '@/app/(shell)/rooms/[roomId]/use-room-door';
import { useRemoval } from '@/app/(shell)/rooms/[roomId]/use-removal';
import { InviteBlock } from '@/components/invites/invite-block';
import { Door, DoorBar } from '@/components/rooms/door';
import { HostDuties } from '@/components/rooms/host-duties';
import { GroupsInRoom } from '@/components/rooms/people/groups-in-room';
import { Pictures } from '@/components/ui/people/pictures';
import { picturesOf } from '@/lib/pictures/picture';
import { PeopleList } from '@/components/rooms/people/people-list';
import { RoomActions } from '@/components/rooms/room-actions';
import { RoomColumns } from '@/components/rooms/room-columns';
import { RoomPicture } from '@/components/rooms/room-picture';
import { RoomHeader } from '@/components/rooms/room-header';
import type { OpenRoomAccess } from '@/components/rooms/use-room-access';
import { EarlierSessions } from '@/components/receipts/earlier-sessions';
import { SinceLastVisit } from '@/components/receipts/since-last-visit';
import { ClockNotice } from '@/components/rooms/clock-notice';
import { FailureNotice } from '@/components/shell/failure-notice';
import { LostNotice } from '@/components/shell/lost-notice';
import { RoomSheetsSection } from '@/components/worksheet/own/room-sheets-section';
import { useDraftedDialog } from '@/lib/auth/client/use-draft';
import { readMarkOf } from '@/lib/chat/client/read-mark';
import { useNow } from '@/lib/core/client/use-now';
import { useGroupsInRoom } from '@/lib/groups/client/use-groups-in-room';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { waitingSince } from '@/lib/lobby/at-door';
import { useRoomNews } from '@/lib/receipts/client/use-room-news';
import { useRoomSheets } from '@/lib/worksheet/client/own/use-room-sheets';
import { arrangePeople, colourBySeat, type Person } from '@/lib/rooms/members/people';
import { offeredProfiles, usuallyOffered } from '@/lib/rooms/members/offered-profiles';
import { lobbyPolicyOf } from '@/lib/rooms/admission/lobby-policy';
import type { Member } from '@/lib/rooms/schema';

type OpenRoomProps = {
  roomId: string;
  open: OpenRoomAccess;
  /** Said above the people while there is no connection. */
  lost: ReactNode;
  /** The reader is giving the room up: it will close under this page. */
  onLeaving: (isLeaving: boolean) => void;
  onLeft: () => void;
};

/** A room's page as its member sees it. */
export function OpenRoom({ roomId, open, lost, onLeaving, onLeft }: OpenRoomProps) {
  const { user, room, members, inside, isInsideLost, presence, profile, whyNot } = open;
  const t = useTranslations('rooms');
  const product = useTranslations('common')('productName');
  const organization = useOrganization();
  const now = useNow();
  const { door, queue, error: doorError } = useRoomDoor(roomId, open, now);
  const removal = useRemoval(roomId);
  // A person who was just removed keeps their place while it can be undone.
  const gone = [...removal.all.values()].map(({ subject }) => subject);
  const listed = [...members, ...gone.filter(({ uid }) => !members.some((member) => member.uid === uid))];
  const banning = useBan(roomId, listed, (uid) => {
    // A removal that could still be undone is now final.
    const removed = removal.all.get(uid);
    if (removed) removal.forget(removed.subject);
  });
  const people = arrangePeople(listed, door.inside, {
    ...{ viewer: user.uid, owner: room.ownerUid },
    atDoor: waitingSince(queue),
    ...(presence && { open: presence }),
  });
  const colourOf = colourBySeat([...(inside ?? []), ...listed]);
  const adding = useDraftedDialog(`room.${roomId}.person`);
  const inviting = useDraftedDialog(`room.${roomId}.invite`);
  const profileByLink = usuallyOffered(organization, 'link', { preset: room.preset, limit: profile });
  const [removing, setRemoving] = useState<Member | null>(null);
  const [merging, setMerging] = useState<Person | null>(null);
  const [grouping, setGrouping] = useState<Person | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isChoosingNotices, setIsChoosingNotices] = useState(false);
  const planning = useDraftedDialog(`room.${roomId}.plan`);
  const isGuest = members.some(({ uid, kind }) => uid === user.uid && kind === 'guest');
  const isArchived = room.archivedAt !== undefined;
  const closed = isArchived ? t('archive.nobodyComes') : undefined;
  const mayNotAdd = whyNot('member:add');
  const mayNotManage = whyNot('member:moderate');
  const wayBackNote = useWayBackNote({
    viewerUid: user.uid,
    roomId,
    isWanted: mayNotAdd === undefined,
    people: members.length,
    now,
    lobby: lobbyPolicyOf(room),
    mayChange: whyNot('room:settings') === undefined,
  });
  const sheets = useRoomSheets(roomId, room.name);
  const news = useRoomNews(roomId, readMarkOf(user.uid, roomId));
  const earlier = <EarlierSessions roomId={roomId} inside={inside?.length ?? 0} now={now} />;
  // After the end a learner first looks for what stays of it.
  const isOver = Boolean(door.shut);
  // Only a person who may add people can have brought a group in.
  const groups = useGroupsInRoom(mayNotAdd === undefined ? user.uid : null, roomId);

  return (
    <>
      <title>{`${room.name} · ${product}`}</title>
      <RoomColumns
        side={
          <>
            {isArchived ? null : <Door {...door} colourOf={colourOf} />}
            <RoomActions
              roomId={roomId}
              isManager={mayNotManage === undefined}
              rehearsalDenied={closed}
              isPlanner={(closed ?? whyNot('room:settings')) === undefined}
              onPlan={planning.open}
              onNotices={isGuest ? undefined : () => setIsChoosingNotices(true)}
              onLeave={() => setIsLeaving(true)}
              foot={
                <HostDuties
                  denied={{
                    invite: mayNotAdd,
                    rehearse: mayNotManage,
                    history: mayNotManage,
                    manage: mayNotManage,
                  }}
                />
              }
            />
          </>
        }
      >
        <RoomHeader
          name={room.name}
          preset={room.preset}
          profile={profile}
          plan={room.plan}
          picture={<RoomPicture {...{ roomId, ...room }} className="size-14 tablet:size-16" />}
        />
        {lost ? (
          <div className="mt-6">{lost}</div>
        ) : isInsideLost ? (
          <div className="mt-6">
            <LostNotice service="database">{t('connection.inside')}</LostNotice>
          </div>
        ) : null}
        <FailureNotice error={doorError} className="mt-6" />
        <ClockNotice className="mt-6" />
        {isArchived ? <ArchivedNotice roomId={roomId} denied={whyNot('room:settings')} /> : null}
        <GuestNotice isGuest={isGuest} className="mt-6" />
        <RoomOffer roomId={roomId} room={room} members={members} ownUid={user.uid} />
        <SinceLastVisit roomId={roomId} news={news} sheets={sheets ?? []} now={now} />
        {isOver ? earlier : null}
        {sheets === null ? null : <RoomSheetsSection sheets={sheets} now={now} />}
        {isOver ? null : earlier}
        {mayNotAdd === undefined ? (
          <InviteBlock
            link={
              <CopyRoomLink
                room={{ id: roomId, name: room.name }}
                viewerUid={user.uid}
                profile={profileByLink}
                denied={closed}
              />
            }
            code={<RoomCode roomId={roomId} closed={closed} />}
            closed={closed}
            onAdd={adding.open}
            onCreate={inviting.open}
          />
        ) : null}
        <Pictures value={picturesOf(listed)}>
          <PeopleList
            people={people}
            colourOf={colourOf}
            now={now}
            ownProfile={profile}
            removals={removal}
            removalNote={wayBackNote}
            mayAdd={mayNotAdd === undefined}
            addClosed={closed}
            mayManage={mayNotManage === undefined}
            onRemove={({ uid }) => {
              const member = members.find((one) => one.uid === uid);
              if (member) setRemoving(member);
            }}
            onBan={banning.ban}
            onMerge={setMerging}
            onGroup={setGrouping}
          >
            <GroupsInRoom groups={groups} />
            {mayNotManage === undefined ? (
              <BannedPeople roomId={roomId} said={banning.said} isRowGone={banning.isGone} />
            ) : null}
          </PeopleList>
        </Pictures>
        {mayNotAdd === undefined ? (
          <RoomInvites
            room={{ id: roomId, name: room.name }}
            viewerUid={user.uid}
            profiles={offeredProfiles(organization, profile)}
            defaultProfile={profileByLink}
            creation={inviting}
            people={members.length}
            closed={closed}
          />
        ) : null}
      </RoomColumns>
      {isArchived ? null : <DoorBar {...door} />}
      {adding.isOpen ? (
        <AddPerson
          room={{ id: roomId, name: room.name }}
          host={user}
          profiles={offeredProfiles(organization, profile)}
          defaultProfile={usuallyOffered(organization, 'email', { preset: room.preset, limit: profile })}
          draft={adding.draft}
          onClose={adding.close}
        />
      ) : null}
      {removing ? (
        <RemovePerson
          roomId={roomId}
          member={removing}
          onRemove={(why) => removal.start({ ...removing, ...why })}
          onClose={() => setRemoving(null)}
        />
      ) : null}
      {banning.dialog}
      {merging ? (
        <MergeGuest roomId={roomId} viewerUid={user.uid} guest={merging} onClose={() => setMerging(null)} />
      ) : null}
      {grouping ? (
        <AddToGroup
          roomId={roomId}
          viewerUid={user.uid}
          person={grouping}
          onClose={() => setGrouping(null)}
        />
      ) : null}
      {planning.isOpen ? (
        <PlanRoom
          {...{ roomId, room }}
          denied={closed ?? whyNot('room:settings')}
          draft={planning.draft}
          onClose={planning.close}
        />
      ) : null}
      {isChoosingNotices ? (
        <RoomNotices
          room={{ id: roomId, name: room.name }}
          uid={user.uid}
          onClose={() => setIsChoosingNotices(false)}
        />
      ) : null}
      {isLeaving ? (
        <LeaveRoom
          room={{ roomId, name: room.name, isOwner: room.ownerUid === user.uid }}
          onClose={() => setIsLeaving(false)}
          onLeaving={onLeaving}
          onLeft={onLeft}
        />
      ) : null}
    </>
  );
}
