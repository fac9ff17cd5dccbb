import { RoomEvent, type DisconnectReason, type Room } from 'livekit-client';
import { AppError } from '@/lib/errors/app-error';

/** Longer than looking up an arrival takes, even by the media server's reports alone (ms). */
const limit = 15_000;
/** When to report again (ms): our server may have looked before the media server knew, or was not reached. */
const repeatAfter = 3000;

/** The part of a room that it needs, so that a test can pass something smaller. */
type EntryRoom = Pick<Room, 'on' | 'off' | 'disconnect'> & {
  localParticipant: { permissions?: { canSubscribe: boolean; hidden: boolean } | undefined };
};

/**
 * With strict entry: reports that this page has arrived, and waits until the media server lets it take part.
 * The server may have looked it up already after the media server's own report. Either is enough, so a failed
 * report only matters when the other does not come.
 *
 * On failure it hangs up and rejects with the report's error, or with `call/connection-lost`.
 */
export function waitForEntry(room: EntryRoom, arrive: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    let problem: Error = new AppError('call/connection-lost');
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      clearInterval(repetition);
      room.off(RoomEvent.ParticipantPermissionsChanged, look).off(RoomEvent.Disconnected, handleDisconnected);
      settle();
    };
    // A waiting person is hidden and gets nothing; a profile may have one of the two, but not both.
    const isIn = () => {
      const { canSubscribe = false, hidden = true } = room.localParticipant.permissions ?? {};
      return canSubscribe || !hidden;
    };
    const look = () => {
      if (isIn()) finish(resolve);
    };
    const fail = () => {
      finish(() => reject(problem));
      void room.disconnect();
    };
    const sayHere = () =>
      void arrive().catch((thrown: unknown) => {
        if (thrown instanceof Error) problem = thrown;
      });
    const handleDisconnected = (_reason?: DisconnectReason) => fail();
    const timer = setTimeout(fail, limit);
    const repetition = setInterval(sayHere, repeatAfter);
    room.on(RoomEvent.ParticipantPermissionsChanged, look).on(RoomEvent.Disconnected, handleDisconnected);
    if (isIn()) finish(resolve);
    else sayHere();
  });
}
