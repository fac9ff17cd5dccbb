'use client';

import { Bot, CircleDot } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useServiceName } from '@/components/services/use-service-name';
import { PersonName } from '@/components/ui/people/person-name';
import { StatusDot } from '@/components/ui/people/status-dot';
import { useWatch } from '@/lib/core/client/use-watch';
import { personColour } from '@/lib/core/person-hue';
import { watchInside } from '@/lib/rooms/client/watch-inside';
import { nameFew } from '@/lib/rooms/session/inside';
import { watchServices } from '@/lib/services/client/watch-services';

/** Who is in the call already, by name. Nothing while that is not known. */
export function CheckPresence({ roomId }: { roomId: string }) {
  const t = useTranslations('call.check');
  const { value: people } = useWatch(useMemo(() => watchInside(roomId), [roomId]));
  const { value: services = [] } = useWatch(useMemo(() => watchServices(roomId), [roomId]));
  const nameOf = useServiceName();
  if (people === undefined) return null;
  if (people.length === 0) return <StatusDot tone="quiet">{t('nobodyInside')}</StatusDot>;
  const { named, more } = nameFew(people, 3);
  return (
    <>
      <StatusDot>{t('inside', { count: people.length })}</StatusDot>
      {named.map(({ uid, name, seat, isGuest }) => (
        <PersonName
          key={uid}
          name={name}
          mark={isGuest ? t('guest') : undefined}
          {...personColour(uid, seat)}
        />
      ))}
      {more > 0 ? <span className="text-ink-2">{t('more', { count: more })}</span> : null}
      {services.map((service) => (
        <span key={service.id} className="flex items-center gap-1.5">
          {service.kind === 'recorder' ? <CircleDot className="size-4!" /> : <Bot className="size-4!" />}
          {nameOf(service)}
        </span>
      ))}
    </>
  );
}
