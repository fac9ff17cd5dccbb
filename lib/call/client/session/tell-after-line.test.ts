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

it('tells once, in the task after the first track', () => {
  const { room, tell } = begin();
  room.emit(RoomEvent.SignalConnected);
  jest.advanceTimersByTime(0);
  room.emit(RoomEvent.TrackSubscribed);
  room.emit(RoomEvent.TrackSubscribed);
  expect(tell).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  jest.advanceTimersByTime(1000);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('tells in an empty room once the line is whole', () => {
  const { room, tell } = begin();
  room.emit(RoomEvent.Connected);
  jest.advanceTimersByTime(0);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('tells after a fifth of a second without an answer', () => {
  const { tell } = begin();
  jest.advanceTimersByTime(199);
  expect(tell).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(1);
});
