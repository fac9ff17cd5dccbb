import { useTranslations } from 'next-intl';
import { useContext } from 'react';
import { CallSurroundings } from '@/components/call/call-surroundings';
import type { InviteOffer } from '@/components/call/first-in-room';
import { whoAnswers } from '@/lib/access/presets';
import { toCallRights } from '@/lib/call/call-rights';
import type { JoinTicket } from '@/lib/call/join-ticket';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { usuallyOffered } from '@/lib/rooms/offered-profiles';

/** The link for new people: what they become the organisation says, or else the room's preset, as on the room's page. */
export function useInviteOffer(ticket: JoinTicket | null): InviteOffer {
  const t = useTranslations('access');
  const { getInviteLink } = useContext(CallSurroundings);
  const organization = useOrganization();
  const denial = toCallRights(ticket).inviteDenial;
  const place = { preset: ticket?.preset ?? 'lesson', limit: ticket?.profile ?? 'learner' } as const;
  const who = whoAnswers(place.preset);
  return {
    getLink: () => getInviteLink(usuallyOffered(organization, 'link', place)),
    deniedReason: denial
      ? `${t(`why.${denial.reason}`, { action: t('actions.member:add'), who })} ${t('stillWorks.people')}`
      : undefined,
  };
}
