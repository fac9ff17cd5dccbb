import { createContext, useContext } from 'react';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { Access } from '@/lib/access/resolve-access';
import type { CallPerson } from '@/lib/call/call-person';
import type { PersonColour } from '@/lib/core/person-hue';

/** The person in front of this page. Before the server has answered, nothing is known of their rights. */
export type CallViewer = {
  uid: string;
  name: string;
  profile: PersonProfileId | null;
  sessionId: string | null;
  access: Access | null;
  isHost: boolean;
};

/** What every panel and row of a call needs. A rehearsal gives the same, with its own values. */
export type CallContextValue = {
  roomId: string;
  viewer: CallViewer;
  people: readonly CallPerson[];
  colourOf: (uid: string) => PersonColour;
  /** Says for some seconds what was done, with the way to undo it. Returns what ends the notice early. */
  notify: (words: string, undo?: () => void) => () => void;
  /** Says what failed, and what helps. */
  notifyFailure: (thrown: unknown) => void;
};

export const CallContext = createContext<CallContextValue | null>(null);

/** The call around a panel or a row. Throws outside a call. */
export function useCallContext(): CallContextValue {
  const call = useContext(CallContext);
  if (call === null) throw new Error('There is no call around this view.');
  return call;
}
