'use client';

import { useState, type ComponentProps } from 'react';
import type { renderCallPage } from '@/components/call/call-page';
import { RehearsalRow } from '@/components/call/panels/rehearsal-row';
import { lazyPart } from '@/components/shell/lazy-part';
import type { AccessDecision } from '@/lib/access/resolve-access';
import type { SessionUser } from '@/lib/auth/session';
import { AppError } from '@/lib/errors/app-error';
import { useKnocks } from '@/lib/lobby/client/use-knocks';
import { useLookingThrough } from './use-looking-through';

/** Fetched when the person who rehearses may no longer manage the room. */
const ClosedDoor = lazyPart(async () => (await import('@/components/call/closed-door')).ClosedDoor);

type RehearsalProps = { roomId: string; user: SessionUser; render: typeof renderCallPage };

/**
 * The page of the call with one's own room on the media server: a row says so, and the ticket may be another role's.
 */
export function Rehearsal({ roomId, user, render }: RehearsalProps) {
  const { denial, lookThrough, look, ...looking } = useLookingThrough(user.uid, roomId);
  // They have lost their role meanwhile: leaving the page hangs up.
  if (denial !== null) return <NotForThem {...denial} />;
  const row = <Row {...looking} roomId={roomId} onLook={look} />;
  return render({ roomId, person: user, rehearsal: { row, lookThrough } });
}

type RowProps = Omit<ComponentProps<typeof RehearsalRow>, 'session'> & {
  roomId: string;
  canAdmit: boolean;
  inside: number;
};

/** A person may knock at the session meanwhile: a host hears it here, and lets them in there. */
function Row({ roomId, canAdmit, inside, ...looking }: RowProps) {
  const waiting = useKnocks(canAdmit ? roomId : null);
  return <RehearsalRow {...looking} session={{ href: `/rooms/${roomId}/live`, inside, waiting }} />;
}

function NotForThem({ decidedBy, reason }: Pick<AccessDecision, 'decidedBy' | 'reason'>) {
  const [thrown] = useState(
    () => new AppError('access/denied', { details: { capability: 'member:moderate', decidedBy, reason } }),
  );
  return <ClosedDoor thrown={thrown} onSignIn={null} />;
}
