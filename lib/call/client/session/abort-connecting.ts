import type { Room } from 'livekit-client';

/**
 * Lets go of an attempt to connect that the SDK goes on with. Sent away by the media server before there was a line,
 * it says that it is disconnected, and `disconnect()` then does nothing; until the attempt ends by itself (15 s) it
 * would be what every new `connect()` gets, and with a media server of several regions it would go on to the next. An
 * attempt that has failed for want of a line goes on looking for it twenty times a second.
 *
 * The SDK has no public way (livekit-client 2.23.0); its controller is there only while an attempt is under way.
 */
export function abortConnecting(room: Room): void {
  const { abortController } = room as unknown as { abortController?: AbortController };
  abortController?.abort();
}
