import { RoomEvent, type Room } from 'livekit-client';
import { EventEmitter } from 'node:events';
import { tellAfterLine } from './tell-after-line';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function begin() {
  const room = new EventEmitter();
  const tell = jest.fn();
  // Only its events are used.
  tellAfterLine(room as unknown as Room, tell);
  return { room, tell };
}

it('tells once, in the task after the answer of the media server', () => {
  const { room, tell } = begin();
  room.emit(RoomEvent.SignalConnected);
  expect(tell).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  jest.advanceTimersByTime(1000);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('tells after a fifth of a second without an answer', () => {
  const { tell } = begin();
  jest.advanceTimersByTime(199);
  expect(tell).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(1);
});
