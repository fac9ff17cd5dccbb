'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { CallOver } from '@/components/call/call-over';
import { DeviceCheck } from '@/components/call/check/device-check';
import { WaitingPlace } from '@/components/call/panels/views-of-others';
import { OwnPicture, OwnSwitches } from '@/components/call/stage/own-picture';
import type { CallVisitState } from '@/components/call/use-call-visit';
import { sessionStore } from '@/lib/auth/client/session';
import type { SessionUser } from '@/lib/auth/session';
import { forgetWaiting } from '@/lib/call/client/devices/call-memory';
import type { CallPhase } from '@/lib/call/client/session/call-phase';
import type { Call } from '@/lib/call/client/create-call';
import { toCallRights } from '@/lib/call/rights/call-rights';

type OutsideProps = { call: Call; person: SessionUser; visit: CallVisitState };

/** Before the call: the lobby, or the device check. It says why entering has failed, and offers it again. */
export function BeforeCall({ call, person, visit }: OutsideProps) {
  const { roomId, isRehearsal, keeper } = call;
  const { check, isInLobby, isLetIn, knock } = visit;
  const router = useRouter();
  if (!isInLobby) {
    return <DeviceCheck {...{ roomId, person, isRehearsal }} view={check} onKnock={knock} />;
  }
  return (
    <WaitingPlace
      {...{ roomId, person, isLetIn }}
      onAnswered={keeper.start}
      // The room’s own page may not be theirs yet.
      onLeave={() => {
        forgetWaiting();
        router.push('/rooms');
      }}
      preview={(seat) => <OwnPicture {...{ person, seat }} view={check} />}
      controls={<OwnSwitches view={check} />}
    />
  );
}

type AfterCallProps = OutsideProps & {
  phase: Extract<CallPhase, { name: 'over' }>;
  /** Lets a guest keep their place by an account; undefined once they have. */
  keepPlace: (() => void) | undefined;
};

/** After the call: why it ended, and the ways on. */
export function AfterCall({ call, person, visit, phase, keepPlace }: AfterCallProps) {
  const { roomId, session, isRehearsal } = call;
  const { ticket, askAgain } = visit;
  if (phase.isAsking) return <CallEnds />;
  return (
    <main className="flint grid min-h-dvh">
      <CallOver
        roomId={roomId}
        uid={person.uid}
        outcome={phase.outcome}
        sessionId={isRehearsal ? undefined : session.readTicket()?.sessionId}
        mayStart={toCallRights(ticket).mayStart}
        problem={phase.problem}
        onRejoin={() => void session.rejoin()}
        onAskAgain={askAgain}
        // Signed out, this page leads to the sign-in and back by itself.
        onSignIn={() => void sessionStore.end()}
        kind={ticket?.kind ?? person.kind}
        keepPlace={keepPlace}
      />
    </main>
  );
}

/** Why the call ended is being asked: until then the page says that it has. */
function CallEnds() {
  const t = useTranslations('call.over');
  return (
    <main className="flint grid min-h-dvh place-items-center">
      <p role="status" className="text-18 text-stage-text-2">
        {t('asking')}
      </p>
    </main>
  );
}
