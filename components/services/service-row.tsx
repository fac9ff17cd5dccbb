import { Bot, CircleDot } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useServiceName } from '@/components/services/use-service-name';
import { Button } from '@/components/ui/buttons/button';
import { StatusDot } from '@/components/ui/people/status-dot';
import { formatMoment } from '@/lib/core/dates';
import type { ListedService } from '@/lib/services/client/use-services';
import { serviceState } from '@/lib/services/service-state';

type ServiceRowProps = { service: ListedService; now: number; onRevoke: () => void };

/** A token that was made: what it lets in where, whether it still does, and who made it. */
export function ServiceRow({ service, now, onRevoke }: ServiceRowProps) {
  const t = useTranslations('admin.services');
  const name = useServiceName()(service);
  const { kind, roomName, mintedAt, mintedBy, expiresAt, revokedAt, insideSince } = service;
  const state = serviceState(service, now);
  return (
    <li className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-b border-line py-3 text-14 tablet:grid-cols-[32px_minmax(0,1fr)_minmax(0,280px)_88px]">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-8 bg-sunken text-ink-2 [&_.lucide]:size-4"
      >
        {kind === 'recorder' ? <CircleDot /> : <Bot />}
      </span>
      <div className="min-w-0">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="truncate text-13 text-ink-2">{t('inRoom', { room: roomName })}</p>
      </div>
      <div className="order-3 col-span-2 col-start-2 min-w-0 text-13 tablet:order-none tablet:col-span-1 tablet:col-start-auto">
        {state === 'open' && insideSince !== null ? (
          <p>
            <StatusDot>{t('inside', { time: formatMoment(insideSince, now) })}</StatusDot>
          </p>
        ) : null}
        <p className={state === 'open' ? '' : 'text-ink-2'}>
          {state === 'revoked'
            ? t('revokedAt', { time: formatMoment(revokedAt ?? now, now) })
            : t(state === 'open' ? 'until' : 'expiredAt', { time: formatMoment(expiresAt, now) })}
        </p>
        <p className="text-ink-2">
          {t('madeBy', { name: mintedBy ?? t('someone'), time: formatMoment(mintedAt, now) })}
        </p>
      </div>
      {state === 'open' ? (
        <Button
          variant="quiet"
          size={32}
          className="justify-self-end"
          aria-label={t('revokeOf', { name, room: roomName })}
          onClick={onRevoke}
        >
          {t('revoke')}
        </Button>
      ) : (
        <span />
      )}
    </li>
  );
}
