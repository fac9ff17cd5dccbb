'use client';

import { useRef, useState } from 'react';
import type { LiveState } from '@/lib/access/layers';
import { baseOf, type BuiltInPersonProfileId } from '@/lib/access/profiles';
import { isAppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { useIsShown } from '@/lib/core/client/use-is-shown';
import { useWatch } from '@/lib/core/client/use-watch';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { watchRoom } from '@/lib/rooms/client/watch-room';
import { applyShieldChange, invertShieldChange } from '../apply-shield-change';
import { changeShield, muteAll } from '../contract';
import type { ShieldChange } from '../schema';
import { listShieldSwitches, shieldAudience, type ShieldSwitch } from '../shield-switch';
import { watchLiveSession } from './watch-shield';

/** What a host has just done, and how to take it back; a microphone that was turned off stays its owner's to open. */
export type ShieldAction =
  | { kind: 'changed'; change: ShieldChange; undo: () => void }
  | { kind: 'muted'; /** Whose microphones were on. */ identities: readonly string[] };

export type ShieldView = {
  /** As it will stand when what is under way is done. */
  live: LiveState;
  switches: readonly ShieldSwitch[];
  /** Whom the switches are about: what their profile is, or was made from. */
  audience: BuiltInPersonProfileId;
};

type ShieldOutlets = { onDone: (action: ShieldAction) => void; onFailed: (thrown: unknown) => void };

/** An action that has been asked for and not answered yet; null mutes everyone once. */
type Wish = { readonly change: ShieldChange | null };

/**
 * What stands on the shield of a room (null while it is looked up), and the actions, one after the other. A switch
 * moves with the press, and back when the server says no.
 *
 * @param outlets `onFailed` is told what fails once the panel is closed: the way back outlives it
 */
export function useShield(roomId: string, { onDone, onFailed }: ShieldOutlets) {
  const room = useWatch(watchRoom, roomId);
  const session = useWatch(watchLiveSession, roomId);
  const organization = useOrganization();
  const [failure, setFailure] = useState<unknown>(null);
  const isShown = useIsShown();
  const fail = (thrown: unknown) => (isShown.current ? setFailure(thrown) : onFailed(thrown));
  const { underWay, add } = useWishes(fail);

  const setting = room.value
    ? { organization, preset: room.value.preset, settings: room.value.settings }
    : null;
  const changes = underWay.flatMap(({ change }) => (change ? [change] : []));
  const view = setting && session.value ? viewOf(setting, session.value.live, changes) : null;

  const enqueue = (change: ShieldChange | null, action: () => Promise<void>) => {
    setFailure(null);
    add({ change }, action);
  };
  const takeBack = (inverse: ShieldChange, undoes: ShieldChange) =>
    enqueue(inverse, async () => {
      await callServer(changeShield, { roomId, change: inverse, undoes });
    });

  return {
    view,
    failure: failure ?? room.failure ?? session.failure,
    isMuting: underWay.some(({ change }) => change === null),
    isPausing: changes.some(({ kind }) => kind === 'pause'),
    change: (wanted: ShieldChange) => {
      if (!view) return;
      const inverse = invertShieldChange(view.live, wanted);
      enqueue(wanted, async () => {
        await changeOrSay(roomId, wanted, fail);
        onDone({ kind: 'changed', change: wanted, undo: () => takeBack(inverse, wanted) });
      });
    },
    muteAll: () => {
      const sessionId = session.value?.id;
      if (sessionId === undefined) return;
      enqueue(null, async () => {
        const { muted } = await callServer(muteAll, { roomId, sessionId });
        onDone({ kind: 'muted', identities: muted });
      });
    },
  };
}

/** Carries actions out one after the other, and tells which are not answered yet. */
function useWishes(fail: (thrown: unknown) => void) {
  const queue = useRef(Promise.resolve());
  const [underWay, setUnderWay] = useState<readonly Wish[]>([]);
  const add = (wish: Wish, action: () => Promise<void>) => {
    setUnderWay((others) => [...others, wish]);
    queue.current = queue.current
      .then(action)
      .catch(fail)
      .then(() => setUnderWay((all) => all.filter((one) => one !== wish)));
  };
  return { underWay, add };
}

type Setting = Parameters<typeof applyShieldChange>[0];

/** The shield as it will stand when these changes are done. */
function viewOf(setting: Setting, now: LiveState, changes: readonly ShieldChange[]): ShieldView {
  const live = changes.reduce((before, change) => applyShieldChange(setting, before, change), now);
  return {
    live,
    switches: listShieldSwitches(setting, live),
    audience: baseOf(shieldAudience(setting.organization, setting.preset)),
  };
}

/** Makes a change. One that not everyone has yet is decided, so it counts as made: that is said beside it. */
async function changeOrSay(
  roomId: string,
  change: ShieldChange,
  say: (thrown: unknown) => void,
): Promise<void> {
  try {
    await callServer(changeShield, { roomId, change });
  } catch (thrown) {
    if (!isAppError(thrown) || thrown.code !== 'rooms/not-everywhere-yet') throw thrown;
    say(thrown);
  }
}

export type Shield = ReturnType<typeof useShield>;
