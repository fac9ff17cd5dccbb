import { useMemo } from 'react';
import { letsPeopleIn } from '@/components/call/panels/can-admit';
import { mayAnswer } from '@/components/call/panels/ask-roles';
import type { CallNow } from '@/components/call/call-now';
import { rehearsalRules, usePageRules } from '@/components/call/use-page-rules';
import { useAsks } from '@/lib/asks/client/use-asks';
import { fateOfHeld } from '@/lib/call/call-ending';
import type { CallPerson } from '@/lib/call/call-person';
import { useObservers } from '@/lib/call/client/people/use-observers';
import { mayGoOn } from '@/lib/call/client/session/call-phase';
import { useKnocks } from '@/lib/lobby/client/use-knocks';

export type CallPeople = ReturnType<typeof useCallPeople>;

/** Who is in a call and at its door, what they ask for, and by which rules. */
export function useCallPeople({ call: { roomId, isRehearsal }, ticket, view, rights, uid }: CallNow) {
  const { people, phase, isInCall } = view;
  const { isHost } = rights;
  const isInSession = isInCall && !isRehearsal;
  const canAdmit = letsPeopleIn(ticket, people) && isInSession;
  const present = usePresent(people);
  const fate = phase.name === 'over' && !mayGoOn(phase) ? fateOfHeld(phase.outcome) : 'stays';
  const asks = useAsks({ roomId, uid, isFollowing: isInSession, fate, present });
  const waiting = useKnocks(canAdmit ? roomId : null);
  // Followed from the device check on: it is to be known before a camera is sent.
  const followed = usePageRules(ticket !== null && !isRehearsal ? roomId : null);
  const rules = isRehearsal ? rehearsalRules : followed;
  return {
    asks,
    /** Whether this person answers hands and asks. */
    answers: mayAnswer(ticket),
    /** Whether this person lets others in, and who waits for that. */
    canAdmit,
    waiting,
    rules,
    /** People who are no hosts find only hosts and themselves. */
    isListHidden: rules.arePeopleHidden && !isHost,
    observers: useObservers(roomId, isInSession, isHost),
  };
}

/** Who is in the call, the same set for as long as they are the same people. */
function usePresent(people: readonly CallPerson[]): ReadonlySet<string> {
  const uids = people
    .map(({ uid }) => uid)
    .toSorted()
    .join(' ');
  return useMemo(() => new Set(uids.split(' ')), [uids]);
}
