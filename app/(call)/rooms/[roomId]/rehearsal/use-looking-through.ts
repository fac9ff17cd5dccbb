'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import type { JoinTicket } from '@/lib/call/join-ticket';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { profileBehind, seeAs, type Eyes } from '@/lib/permissions/see-as';
import { useRoom } from '@/lib/rooms/client/use-room';
import { offeredProfiles } from '@/lib/rooms/members/offered-profiles';
import { accessInRoom } from '@/lib/rooms/room-access';

const self = 'self';

/**
 * Looks at a room through the eyes of others: the ticket that they would get, by the room's settings as they stand. One
 * looks down only, on who ranks no higher. `denial` says why somebody has no business here.
 */
export function useLookingThrough(uid: string, roomId: string) {
  const t = useTranslations('call.rehearsal');
  const words = useTranslations('call.check');
  const nameOf = useProfileName();
  const organization = useOrganization();
  const { page } = useRoom(uid, roomId);
  const [seenAs, setSeenAs] = useState<Eyes | typeof self>(self);
  const room = page.state === 'open' ? page.room : null;
  const own = page.state === 'open' ? page.members.find((member) => member.uid === uid)?.profile : undefined;

  const lookThrough = (ticket: JoinTicket): JoinTicket => {
    if (seenAs === self || room === null) return ticket;
    const { profile } = profileBehind(organization, room.preset, seenAs);
    const seen = seeAs(organization, { settings: room.settings, live: null }, profile);
    return { ...ticket, ...seen, profile, kind: seenAs === 'guest' ? 'guest' : ticket.kind };
  };

  const access = own && room ? accessInRoom(organization, { profile: own, settings: room.settings }) : null;
  const managing = access?.['member:moderate'];
  const denial = managing?.allowed === false ? managing : null;

  const doGuestsCome = room && profileBehind(organization, room.preset, 'guest').guests === 'come';
  const eyes = [
    { value: self, label: t('self', { name: own ? nameOf(own) : '' }) },
    ...(own ? offeredProfiles(organization, own) : [])
      .filter((value) => value !== own)
      .map((value) => ({ value, label: nameOf(value) })),
    ...(doGuestsCome ? [{ value: 'guest', label: words('guest') }] : []),
  ];
  return {
    denial,
    lookThrough,
    eyes,
    seenAs,
    look: (value: string) => setSeenAs(value as Eyes),
    /** Whether they let people into the session, and how many are inside. */
    canAdmit: access?.['lobby:admit'].allowed ?? false,
    inside: page.state === 'open' ? (page.inside?.length ?? 0) : 0,
  };
}
