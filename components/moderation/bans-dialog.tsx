'use client';

import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { formatDate } from '@/lib/core/dates';
import { useBans, type ListedBan } from '@/lib/moderation/client/use-bans';

/** Who is shut out of a room, each with the way to end that. */
export function BansDialog({ roomId, onClose }: { roomId: string; onClose: () => void }) {
  const t = useTranslations('moderation.bans');
  const { bans, lifted, underWay, failure, lift } = useBans(roomId);
  const error = useUserError(failure);
  return (
    <Dialog
      title={t('title')}
      description={t('why')}
      closeLabel={t('close')}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <FailureNotice error={error} className="mb-4" />
      {bans === null ? (
        failure === null ? (
          <p className="text-ink-2">{t('loading')}</p>
        ) : null
      ) : bans.length === 0 ? (
        <p className="text-ink-2">{t('nobody')}</p>
      ) : (
        <ul>
          {bans.map((ban) => (
            <BanRow
              key={ban.uid}
              ban={ban}
              isLifted={lifted.has(ban.uid)}
              isPending={underWay === ban.uid}
              onLift={() => void lift(ban.uid)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type BanRowProps = { ban: ListedBan; isLifted: boolean; isPending: boolean; onLift: () => void };

function BanRow({ ban, isLifted, isPending, onLift }: BanRowProps) {
  const t = useTranslations('moderation.bans');
  const name = ban.name ?? t('gone');
  const day = formatDate(ban.at, 'shortDate');
  return (
    <li className="flex min-h-14 items-center gap-3">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium" title={name}>
          {name}
        </span>
        <span role="status" className="block text-13 text-ink-2">
          {isLifted ? t('lifted') : t(ban.kind === 'guest' ? 'guestSince' : 'since', { day })}
        </span>
      </span>
      {isLifted ? null : (
        <Button
          variant="edge"
          size={32}
          isPending={isPending}
          aria-label={t('liftOf', { name })}
          onClick={onLift}
        >
          {t('lift')}
        </Button>
      )}
    </li>
  );
}
