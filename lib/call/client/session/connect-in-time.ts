import { ConnectionError, type Room } from 'livekit-client';
import type { JoinTicket } from '../../join-ticket';
import { abortConnecting } from './abort-connecting';

/** The longest way in takes 38 s: 15 for a socket, 3 to learn why not, 5 for a welcome and 15 for media (ms). */
const longestWay = 45_000;

/**
 * Connects, synchronously at first. Rejects with the SDK's error, and with one of a slow connection when the SDK comes
 * to no end: at an address that is no media server's, livekit-client 2.23.0 goes round in circles.
 */
export async function connectInTime(room: Room, { url, token }: JoinTicket): Promise<void> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abortConnecting(room);
  }, longestWay);
  try {
    await room.connect(url, token);
  } catch (thrown) {
    // The abort itself has set it: a reader of the code alone cannot see that.
    throw (isLate as boolean) ? ConnectionError.timeout('no end of connecting') : thrown;
  } finally {
    clearTimeout(timer);
  }
}
