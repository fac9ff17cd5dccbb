'use client';

import type { PersonProfileId } from '@/lib/access/profiles';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useIsShown } from '@/lib/core/client/use-is-shown';
import { useWatch } from '@/lib/core/client/use-watch';
import { admitFromLobby, declineFromLobby, takeBackDecline, writeToLobby } from '../contract';
import { watchLobby, type LobbyView } from './watch-lobby';

type Person = { uid: string; name: string };

export type Action =
  | { kind: 'admit'; uids: readonly string[]; profile?: PersonProfileId }
  | ({ kind: 'decline'; words: string } & Person)
  | { kind: 'write'; words: string };

/** What came of it: how many it has reached, or whom, and how to take it back. */
export type ActionDone =
  | { kind: 'admit' | 'write'; count: number }
  | { kind: 'decline'; name: string; undo: () => void }
  | { kind: 'take-back'; name: string }
  | { kind: 'not-waiting'; name: string };

const nobody: LobbyView = { waiting: [], sentAway: [] };

type LobbyPanelOutlets = { onDone: (done: ActionDone) => void; onFailed: (thrown: unknown) => void };

/**
 * Those who wait outside a room, and what one can do for them; one action at a time.
 *
 * @param outlets `onFailed` is told what fails once the list is closed: the way back outlives it
 */
export function useLobbyPanel(roomId: string, { onDone, onFailed }: LobbyPanelOutlets) {
  const watched = useWatch(watchLobby, roomId);
  const isShown = useIsShown();
  const orElsewhere = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (thrown) {
      if (isShown.current) throw thrown;
      onFailed(thrown);
    }
  };
  const takingBack = useAction<Person>(({ uid, name }) =>
    orElsewhere(async () => {
      await callServer(takeBackDecline, { roomId, uid });
      onDone({ kind: 'take-back', name });
    }),
  );
  const takeBack = takingBack.start;
  const actions = useAction<Action>((action) =>
    orElsewhere(async () => onDone(await carryOut(roomId, action, takeBack))),
  );
  const { waiting, sentAway } = watched.value ?? nobody;
  return {
    waiting,
    sentAway,
    isPending: actions.state.isPending || takingBack.state.isPending,
    failure: actions.state.failure ?? takingBack.state.failure,
    start: actions.start,
    takeBack,
    reset: actions.reset,
  };
}

async function carryOut(
  roomId: string,
  action: Action,
  takeBack: (person: Person) => void,
): Promise<ActionDone> {
  switch (action.kind) {
    case 'admit': {
      const { uids, profile } = action;
      const input = { roomId, uids: [...uids].slice(0, 100), ...(profile && { profile }) };
      return { kind: 'admit', count: (await callServer(admitFromLobby, input)).admitted };
    }
    case 'decline': {
      const { uid, name, words } = action;
      const { outcome } = await callServer(declineFromLobby, { roomId, uid, words });
      if (outcome === 'not-waiting') return { kind: outcome, name };
      return { kind: 'decline', name, undo: () => takeBack({ uid, name }) };
    }
    case 'write':
      return {
        kind: 'write',
        count: (await callServer(writeToLobby, { roomId, words: action.words })).readers,
      };
  }
}
