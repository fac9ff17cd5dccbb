import { RoomEvent, type Room } from 'livekit-client';

/** A press is answered by then, however slow the media server is (ms). */
const LIMIT_MS = 200;

/** What ends the wait: somebody's picture or voice, or the whole line where nobody sends any. */
const arrivals = [RoomEvent.TrackSubscribed, RoomEvent.Connected] as const;

/**
 * Runs something once the first track has arrived, or after a fifth of a second. Drawing the room takes as long as
 * making the line: before the first track it would delay the work that leads there. Call it before `connect`.
 */
export function tellAfterLine(room: Room, tell: () => void): void {
  const stop = () => {
    clearTimeout(timer);
    for (const arrival of arrivals) room.off(arrival, soon);
  };
  // In a task of its own: the SDK goes on with the track in this one.
  const soon = () => {
    stop();
    setTimeout(tell);
  };
  const timer = setTimeout(() => {
    stop();
    tell();
  }, LIMIT_MS);
  for (const arrival of arrivals) room.on(arrival, soon);
}
