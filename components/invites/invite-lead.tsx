import { useTranslations } from 'next-intl';
import { StatusDot } from '@/components/ui/people/status-dot';
import { baseOf } from '@/lib/access/profiles';
import type { PeekedInvite } from '@/lib/invites/client/use-invite';

/** Who invites to what, below the room's name. */
export function InviteLead({ invite }: { invite: PeekedInvite }) {
  const t = useTranslations('invites.page');
  const { hostName, profile, note, isLive } = invite;
  const as = t(`as.${baseOf(profile)}`);
  return (
    <>
      <p className="mt-3 wrap-anywhere text-ink-2">
        {hostName === ''
          ? t('invitesUnnamed', { profile: as })
          : t('invites', { host: hostName, profile: as })}
      </p>
      {isLive ? (
        <p className="mt-2">
          <StatusDot>{t('live')}</StatusDot>
        </p>
      ) : null}
      {note === '' ? null : (
        <figure className="mt-4">
          <figcaption className="text-13 text-ink-2">
            {hostName === '' ? t('noteUnnamed') : t('note', { host: hostName })}
          </figcaption>
          <blockquote className="mt-1 wrap-anywhere">{note}</blockquote>
        </figure>
      )}
    </>
  );
}
