import { EngineEvent, RoomEvent, type Room } from 'livekit-client';
import { EventEmitter } from 'node:events';
import { tellAfterLine } from './tell-after-line';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function begin() {
  const engine = new EventEmitter();
  const room = Object.assign(new EventEmitter(), { engine });
  const tell = jest.fn();
  // Only the events of both are used.
  tellAfterLine(room as unknown as Room, tell);
  return { room, engine, tell };
}

it('tells once, in the task after the browser has the first track', () => {
  const { room, engine, tell } = begin();
  room.emit(RoomEvent.SignalConnected);
  jest.advanceTimersByTime(0);
  engine.emit(EngineEvent.MediaTrackAdded);
  engine.emit(EngineEvent.MediaTrackAdded);
  expect(tell).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  room.emit(RoomEvent.Connected);
  jest.advanceTimersByTime(1000);
  expect(tell).toHaveBeenCalledTimes(1);
  expect(engine.listenerCount(EngineEvent.MediaTrackAdded)).toBe(0);
});

it('tells in an empty room once the line is whole', () => {
  const { room, tell } = begin();
  room.emit(RoomEvent.SignalConnected);
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
