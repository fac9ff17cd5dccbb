'use client';

import { OrganizationProvider } from '@/components/access/organization-provider';
import { BareCheck } from '@/components/call/check/bare-check';
import { lazyPart } from '@/components/shell/lazy-part';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { useCallCode } from '../use-call-code';

/** How long the page is for the call alone (ms): nothing else delays the way in. */
const untilSettled = 60_000;

/** Its code comes late: without a network by then, the call goes on without it. */
const OwnReminders = lazyPart(async () => (await import('./own-reminders')).OwnReminders, { quiet: true });

/** The call of a room. */
export function LiveScreen({ roomId }: { roomId: string }) {
  const user = useSignedInUser();
  const render = useCallCode();
  const isSettled = useDelayedFlag(user !== null && user.kind !== 'guest', { delayMs: untilSettled });
  if (render === null || user === null) return <BareCheck />;
  return (
    <OrganizationProvider>
      {render({ roomId, person: user, rehearsal: null })}
      {isSettled ? <OwnReminders uid={user.uid} /> : null}
    </OrganizationProvider>
  );
}
