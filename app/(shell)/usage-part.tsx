'use client';

import { useParams, usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { UsageQuestion } from '@/components/usage/usage-question';
import { useSession } from '@/lib/auth/client/use-session';
import { countUse, setUser, useUsageConsent } from '@/lib/telemetry/client/usage/usage';
import { routeTemplate } from '@/lib/telemetry/usage/route-template';

/** Counts the pages that are shown, after a yes, and asks for it. Guests and learners are neither asked nor counted. */
export function UsagePart() {
  const { status, user } = useSession();
  const { state, answer } = useUsageConsent();
  const route = routeTemplate(usePathname(), useParams());
  const kind = status === 'signed-in' ? (user?.kind ?? null) : null;
  useEffect(() => {
    setUser(kind);
    if (state === 'yes') countUse({ name: 'page_shown', route });
  }, [kind, state, route]);
  return kind === 'account' && state === null ? <UsageQuestion onAnswer={answer} /> : null;
}
