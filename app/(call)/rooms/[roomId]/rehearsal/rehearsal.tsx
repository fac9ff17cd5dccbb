'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import type { renderCallPage } from '@/components/call/call-page';
import { bareSurroundings, CallSurroundings } from '@/components/call/call-surroundings';
import { RehearsalRow } from '@/components/call/rehearsal-row';
import { useTellDeed } from '@/components/moderation/use-tell-deed';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { AccessDecision } from '@/lib/access/resolve-access';
import type { SessionUser } from '@/lib/auth/session';
import { AppError } from '@/lib/core/app-error';
import { useKnocks } from '@/lib/lobby/client/use-knocks';
import { useLookingThrough } from './use-looking-through';

const PutAwayBanner = dynamic(() =>
  import('@/components/rooms/put-away-banner').then((module) => module.PutAwayBanner),
);
/** Fetched when somebody looks as who may not manage the room any more. */
const ClosedDoor = dynamic(() => import('@/components/call/closed-door').then((module) => module.ClosedDoor));

type RehearsalProps = { roomId: string; user: SessionUser; render: typeof renderCallPage };

/**
 * What a rehearsal has around it: nobody is asked or told, and what is about the others waits for the session. A link
 * that is handed out leads to the room itself.
 */
export function Rehearsal({ roomId, user, render }: RehearsalProps) {
  const t = useTranslations('call.rehearsal');
  const { uid } = user;
  const tellDeed = useTellDeed(roomId);
  const { denial, lookThrough, look, ...looking } = useLookingThrough(uid, roomId);
  const surroundings = {
    ...bareSurroundings,
    // Whoever is removed meanwhile reads by whom.
    tellDeed,
    getInviteLink: async (profile: PersonProfileId) => {
      // Fetched on the press, as in the call.
      const { findInviteLink } = await import('@/lib/invites/client/find-invite-link');
      return findInviteLink({ uid, roomId, profile });
    },
    // Nobody is here to whom a camera might not go.
    pageRules: { ...bareSurroundings.pageRules, areCamerasForHosts: false },
    renderPutAwayBanner: () => <PutAwayBanner roomId={roomId} />,
    asks: {
      ...bareSurroundings.asks,
      renderAsk: () => <p className="text-13 text-ink-2">{t('ask')}</p>,
    },
    rehearsal: {
      renderRow: () => <Row {...looking} roomId={roomId} onLook={look} />,
      lookThrough,
    },
  };
  // Whoever lost their role meanwhile: leaving the page hangs up.
  if (denial !== null) return <NotForThem {...denial} />;
  return <CallSurroundings value={surroundings}>{render({ roomId, person: user })}</CallSurroundings>;
}

type RowProps = Omit<ComponentProps<typeof RehearsalRow>, 'session'> & {
  roomId: string;
  letsIn: boolean;
  inside: number;
};

/** Somebody may come to the session's door meanwhile: a host hears it here, and lets them in there. */
function Row({ roomId, letsIn, inside, ...looking }: RowProps) {
  const waiting = useKnocks(letsIn ? roomId : null);
  return <RehearsalRow {...looking} session={{ href: `/rooms/${roomId}/live`, inside, waiting }} />;
}

function NotForThem({ decidedBy, reason }: Pick<AccessDecision, 'decidedBy' | 'reason'>) {
  const [thrown] = useState(
    () => new AppError('access/denied', { details: { capability: 'member:moderate', decidedBy, reason } }),
  );
  return <ClosedDoor thrown={thrown} onSignIn={null} />;
}
