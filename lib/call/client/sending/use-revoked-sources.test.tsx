/** @jest-environment jsdom */
import { EventEmitter } from 'node:events';
import { act, renderHook } from '@testing-library/react';
import type { Room } from 'livekit-client';
import type { DeniedSending, Sendable } from '../../rights/publish-rights';
import { createRoomNotices } from '@/lib/call/client/notices/room-notices';
import { useRevokedSources } from './use-revoked-sources';

// The SDK itself needs a browser.
jest.mock('livekit-client', () => ({
  RoomEvent: {
    Connected: 'connected',
    LocalTrackUnpublished: 'localTrackUnpublished',
    ParticipantAttributesChanged: 'participantAttributesChanged',
    ParticipantPermissionsChanged: 'participantPermissionsChanged',
    TrackMuted: 'trackMuted',
  },
  Track: { Source: { Camera: 'camera', Microphone: 'microphone', ScreenShare: 'screen_share' } },
}));

type Denials = Parameters<typeof useRevokedSources>[0]['denials'];
type Action = { words: string; isOnce: boolean } | null;
const free: Denials = { microphone: null, camera: null, screen: null };
const pause: DeniedSending = {
  capability: 'mic:publish',
  reason: 'live-paused',
  decidedBy: 'live',
  askable: false,
};
const paused: Denials = { microphone: pause, camera: pause, screen: pause };
/** As the media server numbers them. */
const numbers = { camera: 1, microphone: 2, screen: 3 } as const;

/** Runs an action, and waits for what follows it. */
const settled = (action: () => void) =>
  act(async () => {
    action();
    await Promise.resolve();
  });

/** A person in a call who sends some things; what happens to them reaches their page. */
const setUp = (
  sends: readonly Sendable[],
  tellAction: () => Promise<Action> = () =>
    Promise.resolve({ words: 'Emmy paused everything.', isOnce: false }),
) => {
  const allows = (kinds: readonly Sendable[]) => ({
    canPublish: kinds.length > 0,
    canPublishSources: kinds.map((kind) => numbers[kind]),
  });
  const all: readonly Sendable[] = ['camera', 'microphone', 'screen'];
  const localParticipant = { isLocal: true, attributes: {}, permissions: allows(all) };
  const room = Object.assign(new EventEmitter(), { localParticipant });
  const notices = createRoomNotices();
  const on = new Set(sends);
  const turnedOn: Sendable[] = [];
  const toInput = (denials: Denials) => ({
    room: room as unknown as Room,
    notices,
    denials,
    sending: {
      microphone: toSwitch('microphone', denials),
      camera: toSwitch('camera', denials),
      screen: toSwitch('screen', denials),
    },
    toReason: (denial: DeniedSending | null) => (denial ? 'A host paused everything.' : undefined),
    tellAction,
  });
  const toSwitch = (kind: Sendable, denials: Denials) => ({
    isOn: on.has(kind),
    set: denials[kind] === null ? () => void turnedOn.push(kind) : undefined,
    isSwitching: () => false,
  });
  const { rerender } = renderHook(useRevokedSources, { initialProps: toInput(free) });
  const learn = (denials: Denials) => settled(() => rerender(toInput(denials)));
  return {
    turnedOn,
    notices,
    /** The media server says what may be sent from now on, and has ended the rest. */
    allow: (kinds: readonly Sendable[]) =>
      settled(() => {
        const before = localParticipant.permissions;
        localParticipant.permissions = allows(kinds);
        room.emit('participantPermissionsChanged', before, localParticipant);
        for (const kind of [...on]) if (!kinds.includes(kind)) on.delete(kind);
      }),
    /** The page learns why. */
    learn,
    press: () => {
      const shown = notices.read();
      if (shown?.type === 'allowed-again' || shown?.type === 'told') shown.resume?.();
    },
    all,
  };
};

it('explains a pause, and offers one press to go on after it', async () => {
  const { allow, learn, notices, press, turnedOn, all } = setUp(['microphone', 'camera']);
  await allow([]);
  expect(notices.read()).toBeNull();
  await learn(paused);
  const words = 'Emmy paused everything.';
  expect(notices.read()).toEqual({ type: 'told', hasStopped: true, words });
  await allow(all);
  await learn(free);
  // The explanation is no longer true, and does not hold up the offer.
  expect(notices.read()).toMatchObject({ type: 'allowed-again', kinds: ['camera', 'microphone'] });
  press();
  expect(turnedOn).toEqual(['camera', 'microphone']);
});

it('offers to go on after a pause that ended before its reason came', async () => {
  const { allow, learn, notices, press, turnedOn, all } = setUp(['microphone']);
  await allow([]);
  await allow(all);
  await learn(free);
  expect(notices.read()).toMatchObject({ type: 'allowed-again', kinds: ['microphone'] });
  press();
  expect(turnedOn).toEqual(['microphone']);
});

it('no longer says who paused when the answer comes after the pause', async () => {
  const answers: ((action: Action) => void)[] = [];
  const { allow, learn, notices, all } = setUp(
    ['microphone'],
    () => new Promise((resolve) => answers.push(resolve)),
  );
  await allow([]);
  await learn(paused);
  await allow(all);
  await learn(free);
  await settled(() => answers.forEach((answer) => answer({ words: 'Emmy paused it.', isOnce: false })));
  expect(notices.read()).toMatchObject({ type: 'allowed-again' });
  notices.dismiss();
  expect(notices.read()).toBeNull();
});

it('retracts an offer that would do nothing, and repeats it when all goes on', async () => {
  const { allow, learn, notices, press, turnedOn, all } = setUp(['microphone']);
  await allow([]);
  await allow(all);
  await allow([]);
  expect(notices.read()).toBeNull();
  await learn(paused);
  await allow(all);
  await learn(free);
  press();
  expect(turnedOn).toEqual(['microphone']);
});

it('offers nothing to a person who sent nothing', async () => {
  const { allow, learn, notices, all } = setUp([]);
  await allow([]);
  await learn(paused);
  await allow(all);
  await learn(free);
  expect(notices.read()).toBeNull();
});

it('offers to share again in the notice that says who stopped the screen', async () => {
  const { allow, notices, press, turnedOn, all } = setUp(['screen', 'microphone'], () =>
    Promise.resolve({ words: 'Emmy ended your screen share. You can share again.', isOnce: true }),
  );
  await allow(['camera', 'microphone']);
  await allow(all);
  expect(notices.read()).toMatchObject({
    type: 'told',
    words: 'Emmy ended your screen share. You can share again.',
  });
  press();
  expect(turnedOn).toEqual(['screen']);
  notices.dismiss();
  expect(notices.read()).toBeNull();
});

it('restarts a screen together with the rest when a pause is undone at once', async () => {
  const { allow, learn, press, turnedOn, all } = setUp(['screen', 'microphone']);
  await allow([]);
  await allow(all);
  await learn(free);
  press();
  expect([...turnedOn].sort()).toEqual(['microphone', 'screen']);
});
