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

/** What follows by itself has followed. */
const settled = (action: () => void) =>
  act(async () => {
    action();
    await Promise.resolve();
  });

/** Somebody in a call who sends some things, as what befalls them reaches their page. */
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

it('a pause is explained, and when it is over one press goes on', async () => {
  const { allow, learn, notices, press, turnedOn, all } = setUp(['microphone', 'camera']);
  await allow([]);
  expect(notices.read()).toBeNull();
  await learn(paused);
  const words = 'Emmy paused everything.';
  expect(notices.read()).toEqual({ type: 'told', hasStopped: true, words });
  await allow(all);
  await learn(free);
  // What was said is not true any more, and does not keep the offer waiting.
  expect(notices.read()).toMatchObject({ type: 'allowed-again', kinds: ['camera', 'microphone'] });
  press();
  expect(turnedOn).toEqual(['camera', 'microphone']);
});

it('a pause that is over before its reason has come is offered to go on after, all the same', async () => {
  const { allow, learn, notices, press, turnedOn, all } = setUp(['microphone']);
  await allow([]);
  await allow(all);
  await learn(free);
  expect(notices.read()).toMatchObject({ type: 'allowed-again', kinds: ['microphone'] });
  press();
  expect(turnedOn).toEqual(['microphone']);
});

it('who paused is not said any more when the answer comes after the pause', async () => {
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

it('an offer that would do nothing is taken back, and comes again when all goes on', async () => {
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

it('whoever sent nothing is offered nothing', async () => {
  const { allow, learn, notices, all } = setUp([]);
  await allow([]);
  await learn(paused);
  await allow(all);
  await learn(free);
  expect(notices.read()).toBeNull();
});

it('a screen that somebody has stopped once is offered again by the sentence that says who', async () => {
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

it('a screen goes on together with the rest when a pause is taken back at once', async () => {
  const { allow, learn, press, turnedOn, all } = setUp(['screen', 'microphone']);
  await allow([]);
  await allow(all);
  await learn(free);
  press();
  expect([...turnedOn].sort()).toEqual(['microphone', 'screen']);
});
