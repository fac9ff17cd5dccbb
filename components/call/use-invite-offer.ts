import { useTranslations } from 'next-intl';
import { useContext } from 'react';
import { CallSurroundings } from '@/components/call/call-surroundings';
import type { InviteOffer } from '@/components/call/first-in-room';
import { whoAnswers } from '@/lib/access/presets';
import { toCallRights } from '@/lib/call/call-rights';
import type { JoinTicket } from '@/lib/call/join-ticket';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { useOwnRole } from '@/lib/rooms/client/use-own-role';
import { usuallyOffered } from '@/lib/rooms/offered-profiles';

/**
 * The link for new people: what they become the organisation says, or else the room's preset, as on the room's page,
 * and never more than the reader is beneath what was lent to them: a link outlasts the session.
 */
export function useInviteOffer(roomId: string, ticket: JoinTicket | null): InviteOffer {
  const t = useTranslations('access');
  const { getInviteLink } = useContext(CallSurroundings);
  const organization = useOrganization();
  const denial = toCallRights(ticket).inviteDenial;
  const own = useOwnRole(ticket && !denial ? roomId : null);
  const limit = own ?? ticket?.profile ?? 'learner';
  const place = { preset: ticket?.preset ?? 'lesson', limit } as const;
  const who = whoAnswers(place.preset);
  return {
    getLink: () => getInviteLink(usuallyOffered(organization, 'link', place)),
    deniedReason: denial
      ? `${t(`why.${denial.reason}`, { action: t('actions.member:add'), who })} ${t('stillWorks.people')}`
      : undefined,
  };
}
