import { EngineEvent, RoomEvent, type Room } from 'livekit-client';

/** A press is answered by then, however slow the media server is (ms). */
const LIMIT_MS = 200;

/**
 * Runs something once the browser has the first track of somebody, or after a fifth of a second. Drawing the room takes
 * as long as making the line: before the first track it would delay the work that leads there. The SDK hands a track
 * out later, when the whole line stands: by then the room is there. Call it before `connect`.
 */
export function tellAfterLine(room: Room, tell: () => void): void {
  let leaveEngine: () => void = () => undefined;
  const stop = () => {
    clearTimeout(timer);
    leaveEngine();
    room.off(RoomEvent.SignalConnected, watchEngine).off(RoomEvent.Connected, soon);
  };
  // In a task of its own: the SDK goes on with the track in this one.
  const soon = () => {
    stop();
    setTimeout(tell);
  };
  // Each attempt to connect has an engine of its own.
  const watchEngine = () => {
    const { engine } = room;
    engine.on(EngineEvent.MediaTrackAdded, soon);
    leaveEngine = () => void engine.off(EngineEvent.MediaTrackAdded, soon);
  };
  const timer = setTimeout(() => {
    stop();
    tell();
  }, LIMIT_MS);
  room.on(RoomEvent.SignalConnected, watchEngine).on(RoomEvent.Connected, soon);
}
