/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { parseWaitingRow } from '../waiting-row';
import { playKnock } from './play-knock';
import { useKnocks } from './use-knocks';
import { watchLobby, type LobbyView } from './watch-lobby';

jest.mock('./play-knock', () => ({ playKnock: jest.fn(() => Promise.resolve()) }));
jest.mock('./watch-lobby');

/** A host's page that is shown the lobby at a moment (ms). */
const setUp = () => {
  let show: (view: LobbyView, isFresh: boolean) => void = () => undefined;
  jest.mocked(watchLobby).mockReturnValue(({ next }) => {
    show = next;
    return () => undefined;
  });
  const { result } = renderHook(() => useKnocks('r1'));
  return {
    result,
    wait: (at: number, ...uids: string[]) => {
      jest.spyOn(performance, 'now').mockReturnValue(at);
      const row = (uid: string) =>
        parseWaitingRow(uid, { name: uid, kind: 'guest', at: 1, here: { one: 1 } });
      const waiting = uids.map(row).filter((one) => one !== null);
      act(() => show({ waiting, sentAway: [] }, true));
    },
  };
};
const sounds = () => jest.mocked(playKnock).mock.calls.length;

beforeEach(() => jest.mocked(playKnock).mockClear());
afterEach(() => jest.restoreAllMocks());

describe('what a host hears of those who knock', () => {
  it('is nothing while nobody does', () => {
    const { result, wait } = setUp();
    wait(0);
    expect(result.current).toEqual([]);
    expect(sounds()).toBe(0);
  });

  it('is one sound for a class that comes at once', () => {
    const { result, wait } = setUp();
    wait(10_000, 'ada');
    wait(10_400, 'ada', 'ben');
    wait(12_000, 'ada', 'ben', 'cleo');
    expect(result.current.map(({ uid }) => uid)).toEqual(['ada', 'ben', 'cleo']);
    expect(sounds()).toBe(1);
  });

  it('is one more sound for a later knock, and none for moved places or leavers', () => {
    const { wait } = setUp();
    wait(10_000, 'ada');
    wait(20_000, 'ada');
    wait(30_000);
    expect(sounds()).toBe(1);
    wait(40_000, 'ben');
    expect(sounds()).toBe(2);
  });
});
