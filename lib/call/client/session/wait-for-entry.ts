import { RoomEvent, type DisconnectReason, type Room } from 'livekit-client';
import { AppError } from '@/lib/errors/app-error';

/** Longer than an arrival is ever looked up, also by the reports of the media server alone (ms). */
const limit = 15_000;
/** When to say it once more, should our server have been asked before the media server knew, or not be reached (ms). */
const repeatAfter = 3000;

/** What is needed of a room; a test gives it something smaller. */
type EntryRoom = Pick<Room, 'on' | 'off' | 'disconnect'> & {
  localParticipant: { permissions?: { canSubscribe: boolean; hidden: boolean } | undefined };
};

/**
 * With strict entry: says that this page has arrived, and waits until the media server lets it take part. The
 * server may have looked it up already by the media server's own report; either is enough, so what cannot be asked
 * only matters when the other does not come.
 *
 * Hangs up and rejects with what asking threw, or with `call/connection-lost`, when it comes to nothing.
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
    // Whoever waits is hidden and gets nothing; a profile may say one of the two, but not both.
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
