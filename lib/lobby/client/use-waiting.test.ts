/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { WaitingRow } from '../waiting-row';
import { useWaiting } from './use-waiting';
import { watchOwnRow } from './watch-lobby';

jest.mock('./keep-knocking', () => ({ keepKnocking: () => () => undefined }));
jest.mock('./watch-lobby');

const row: WaitingRow = {
  ...{ uid: 'sophie', name: 'Sophie Germain', kind: 'guest', at: 0, seen: 0, byCode: true },
  ...{ invitedAs: null, isWatched: false, place: 1, seat: null },
  ...{ line: null, said: null, answer: null, isHere: true },
};

test('A waiting page asks the server when its row disappears, as after a ban', () => {
  let tell: (own: WaitingRow | null) => void = () => undefined;
  jest.mocked(watchOwnRow).mockReturnValue(({ next }) => {
    tell = (own) => next(own, true);
    return () => undefined;
  });
  const onAnswered = jest.fn();
  renderHook(() => useWaiting('r1', 'sophie', onAnswered));
  act(() => tell(null));
  act(() => tell(row));
  expect(onAnswered).not.toHaveBeenCalled();
  act(() => tell(null));
  expect(onAnswered).toHaveBeenCalledTimes(1);
});
