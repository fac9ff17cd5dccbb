/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { makeFakeRoom, makeFakeTrack } from '@/tests/support/fakes/fake-room';
import type { DeniedSending, Sendable } from '../../rights/publish-rights';
import type { CallSession } from './call-session';
import { endRefusedTracks } from './end-refused-tracks';
import type { LocalTracks } from '@/lib/call/client/devices/local-media';
import { createOwnTracks } from './own-tracks';
import { createRoomNotices } from '@/lib/call/client/notices/room-notices';
import { useSending } from '@/lib/call/client/sending/use-sending';
import { useRevokedSources } from '@/lib/call/client/sending/use-revoked-sources';

const pause: DeniedSending = {
  capability: 'mic:publish',
  reason: 'live-paused',
  decidedBy: 'live',
  askable: false,
};
const all: readonly Sendable[] = ['microphone', 'camera', 'screen'];
const settle = (action: () => void) =>
  act(async () => {
    action();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** A learner who comes into a call with these devices, and a host who pauses everything there. */
async function comeIn(devices: readonly Sendable[], held: 'announcement' | 'answer') {
  const { room, allow, hold, sent } = makeFakeRoom();
  const media = hold(held);
  const notices = createRoomNotices();
  const reportTrouble = jest.fn();
  const onFailed = jest.fn();
  const onSwitched = jest.fn();
  const own = createOwnTracks({ room, remember: jest.fn(), reportTrouble });
  const trackOf = (kind: Sendable) => (devices.includes(kind) ? makeFakeTrack(kind) : null);
  const tracks = { camera: trackOf('camera'), microphone: trackOf('microphone') };
  endRefusedTracks(room);
  let published = Promise.resolve();
  const session = { prepared: own, whenPublished: () => published } as unknown as CallSession;
  const tellAction = () => Promise.resolve({ words: 'Emmy paused everything.', isOnce: false });
  const toReason = () => 'A host paused everything.';
  const { result } = renderHook(() => {
    const [isPaused, setPaused] = useState(false);
    const denial = isPaused ? pause : null;
    const denials = useMemo(() => ({ microphone: denial, camera: denial, screen: denial }), [denial]);
    const mayNot = isPaused ? all : [];
    const sending = useSending({
      room,
      isReady: true,
      mayNot,
      session,
      onSwitched,
      onFailed,
      onUnanswered: jest.fn(),
    });
    useRevokedSources(
      useMemo(() => ({ room, notices, sending, denials, toReason, tellAction }), [sending, denials]),
    );
    return { sending, setPaused };
  });
  const setPaused = (isPaused: boolean) =>
    settle(() => {
      allow(isPaused ? [] : all);
      result.current.setPaused(isPaused);
    });
  // The page is drawn before the press on Join hands over the tracks.
  await settle(() => {
    own.prepare(tracks as unknown as LocalTracks);
    own.tell();
    published = own.publish();
  });
  return {
    sent,
    reportTrouble,
    onFailed,
    notices,
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    turnOn: (kind: Sendable) => settle(() => result.current.sending[kind].set?.(true)),
    release: () => settle(media.release),
    isOn: (kind: Sendable) => result.current.sending[kind].isOn,
    press: () =>
      settle(() => {
        const shown = notices.read();
        if (shown?.type === 'allowed-again') shown.resume();
      }),
  };
}

describe('a pause that comes while tracks are on their way', () => {
  it.each([
    ['announcement', 'before'],
    ['announcement', 'after'],
    ['answer', 'before'],
    ['answer', 'after'],
  ] as const)('stops a held %s that is released %s the resume, and one press goes on', async (held, when) => {
    const call = await comeIn(['camera', 'microphone'], held);
    await call.pause();
    expect(call.notices.read()).toMatchObject({ type: 'told', words: 'Emmy paused everything.' });
    // The switches show it before the media server has answered.
    expect([call.isOn('microphone'), call.isOn('camera')]).toEqual([false, false]);
    if (when === 'before') await call.release();
    expect(call.sent()).toEqual([]);
    await call.resume();
    expect(call.notices.read()).toMatchObject({ type: 'allowed-again', kinds: ['camera', 'microphone'] });
    expect(call.sent()).toEqual([]);
    await call.press();
    await call.release();
    expect(call.sent()).toEqual(['camera', 'microphone']);
    expect([call.isOn('microphone'), call.isOn('camera')]).toEqual([true, true]);
    expect(call.reportTrouble).not.toHaveBeenCalled();
    expect(call.onFailed).not.toHaveBeenCalled();
  });

  it('stops a camera that is being turned on, and blames no device', async () => {
    const call = await comeIn([], 'announcement');
    await call.turnOn('camera');
    await call.pause();
    await call.release();
    expect([call.isOn('camera'), call.sent()]).toEqual([false, []]);
    await call.resume();
    expect(call.notices.read()).toMatchObject({ type: 'allowed-again', kinds: ['camera'] });
    await call.press();
    expect([call.isOn('camera'), call.isOn('microphone')]).toEqual([true, false]);
    expect(call.sent()).toEqual(['camera']);
    expect(call.onFailed).not.toHaveBeenCalled();
  });
});
