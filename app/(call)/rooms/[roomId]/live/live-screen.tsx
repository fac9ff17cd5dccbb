'use client';

import { OrganizationProvider } from '@/components/access/organization-provider';
import { BareCheck } from '@/components/call/check/bare-check';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useReadAt } from '@/lib/notifications/client/use-read-here';
import { useCallCode } from '../use-call-code';

/** The call of a room. */
export function LiveScreen({ roomId }: { roomId: string }) {
  const user = useSignedInUser();
  const render = useCallCode();
  // A guest has no inbox.
  useReadAt(user === null || user.kind === 'guest' ? null : user.uid, `/rooms/${roomId}/live`);
  if (render === null || user === null) return <BareCheck />;
  return <OrganizationProvider>{render({ roomId, person: user, rehearsal: null })}</OrganizationProvider>;
}
