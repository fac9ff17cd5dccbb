import { useTranslations } from 'next-intl';
import type { OpenRoomAccess } from '@/components/rooms/use-room-access';
import { useNow } from '@/lib/core/client/use-now';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { offeredProfiles, usuallyOffered } from '@/lib/rooms/members/offered-profiles';

/** A room as each part of its page sees it. */
export type RoomPage = ReturnType<typeof useRoomPage>;

/** What the parts of a room's page share: the room, what its reader may do in it, and the time. */
export function useRoomPage(roomId: string, open: OpenRoomAccess) {
  const { user, room, members, profile, whyNot } = open;
  const t = useTranslations('rooms');
  const organization = useOrganization();
  const now = useNow();
  const isArchived = room.archivedAt !== undefined;
  const usually = { preset: room.preset, limit: profile };
  return {
    ...open,
    roomId,
    now,
    isArchived,
    /** Why nobody comes into the room now; undefined when people do. */
    closed: isArchived ? t('archive.nobodyComes') : undefined,
    isGuest: members.some(({ uid, kind }) => uid === user.uid && kind === 'guest'),
    mayAdd: whyNot('member:add') === undefined,
    mayManage: whyNot('member:moderate') === undefined,
    /** What the reader can bring people in as, and what most come in as. */
    offered: {
      all: offeredProfiles(organization, profile),
      byLink: usuallyOffered(organization, 'link', usually),
      byEmail: usuallyOffered(organization, 'email', usually),
    },
  };
}
