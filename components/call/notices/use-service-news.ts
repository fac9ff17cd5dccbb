'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useServiceName } from '@/components/services/use-service-name';
import type { RoomNotices } from '@/lib/call/client/notices/room-notices';
import type { PresentService } from '@/lib/services/services-in-call';

/** Says when a recorder or an agent is there, to people who were in the call before it and to those who come later. */
export function useServiceNews(services: readonly PresentService[], notices: RoomNotices): void {
  const t = useTranslations('call.services');
  const nameOf = useServiceName();
  const known = useRef<ReadonlySet<string>>(new Set());
  const latest = useRef({ t, nameOf });
  useEffect(() => {
    latest.current = { t, nameOf };
  });

  useEffect(() => {
    const fresh = services.filter(({ id }) => !known.current.has(id));
    known.current = new Set(services.map(({ id }) => id));
    // A recorder matters most where only one of them is told.
    const told = fresh.find(({ kind }) => kind === 'recorder') ?? fresh[0];
    if (!told) return;
    const say = latest.current;
    const words = say.t(`here.${told.kind}`, { name: say.nameOf(told) });
    notices.add({ type: 'service', kind: told.kind, words });
  }, [services, notices]);
}
