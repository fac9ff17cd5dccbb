'use client';

import { OrganizationProvider } from '@/components/access/organization-provider';
import { BareCheck } from '@/components/call/check/bare-check';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useCallCode } from '../use-call-code';
import { Rehearsal } from './rehearsal';

/** A host alone in their room before a session: the same page as the call, in a room of its own on the media server. */
export function RehearsalScreen({ roomId }: { roomId: string }) {
  const user = useSignedInUser();
  const render = useCallCode();
  if (render === null || user === null) return <BareCheck />;
  return (
    <OrganizationProvider>
      <Rehearsal {...{ roomId, user, render }} />
    </OrganizationProvider>
  );
}
