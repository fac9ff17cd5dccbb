import { useTranslations } from 'next-intl';
import type { InviteOffer } from '@/components/call/stage/first-in-room';
import { whoAnswers } from '@/lib/access/presets';
import { toCallRights } from '@/lib/call/rights/call-rights';
import type { JoinTicket } from '@/lib/call/join-ticket';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { useOwnRole } from '@/lib/rooms/client/use-own-role';
import { usuallyOffered } from '@/lib/rooms/members/offered-profiles';

type InviteOfferInput = { roomId: string; uid: string; ticket: JoinTicket | null };

/**
 * The link for new people: what they become the organisation says, or else the room's preset, as on the room's page,
 * and never more than the reader is beneath what was lent to them: a link outlasts the session.
 */
export function useInviteOffer({ roomId, uid, ticket }: InviteOfferInput): InviteOffer {
  const t = useTranslations('access');
  const organization = useOrganization();
  const denial = toCallRights(ticket).inviteDenial;
  const own = useOwnRole(ticket && !denial ? roomId : null);
  const limit = own ?? ticket?.profile ?? 'learner';
  const place = { preset: ticket?.preset ?? 'lesson', limit } as const;
  const who = whoAnswers(place.preset);
  return {
    getLink: async () => {
      const profile = usuallyOffered(organization, 'link', place);
      // Fetched on the press: most calls have people in them.
      const { findInviteLink } = await import('@/lib/invites/client/find-invite-link');
      return findInviteLink({ uid, roomId, profile });
    },
    deniedReason: denial
      ? `${t(`why.${denial.reason}`, { action: t('actions.member:add'), who })} ${t('stillWorks.people')}`
      : undefined,
  };
}
