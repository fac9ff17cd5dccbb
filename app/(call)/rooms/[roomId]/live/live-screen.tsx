'use client';

import { OrganizationProvider } from '@/components/access/organization-provider';
import { BareCheck } from '@/components/call/check/bare-check';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useCallCode } from '../use-call-code';

/** The call of a room. */
export function LiveScreen({ roomId }: { roomId: string }) {
  const user = useSignedInUser();
  const render = useCallCode();
  if (render === null || user === null) return <BareCheck />;
  return <OrganizationProvider>{render({ roomId, person: user, rehearsal: null })}</OrganizationProvider>;
}
