import { RoomEvent, type Room } from 'livekit-client';

/** A press is answered by then, however slow the media server is (ms). */
const LIMIT_MS = 200;

/**
 * Runs something once the media server has answered, or after a fifth of a second. Drawing the room takes as long as
 * opening the line: before the answer it would delay that answer's work. Call it before `connect`.
 */
export function tellAfterLine(room: Room, tell: () => void): void {
  const now = () => {
    clearTimeout(timer);
    room.off(RoomEvent.SignalConnected, soon);
    tell();
  };
  // In a task of its own: the SDK makes its answer in this one.
  const soon = () => void setTimeout(now);
  const timer = setTimeout(now, LIMIT_MS);
  room.on(RoomEvent.SignalConnected, soon);
}
