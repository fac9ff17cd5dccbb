import type { LocalParticipant } from 'livekit-client';

/** Where a byte stream's header holds its message. */
export const headerKey = 'message';

/** As large as one packet of a byte stream may be (bytes): so each is a step of the progress. */
const chunkBytes = 15_000;

export type BytesToSend = {
  topic: string;
  /** The encoded message that stands in the header. */
  header: string;
  blob: Blob;
  /** The identities that get it; undefined for everybody. */
  to: string[] | undefined;
  /** Ends it early: those who receive it see that something is missing. */
  signal: AbortSignal;
  onProgress: (sent: number) => void;
};

/**
 * Sends bytes as they are: compressed, their receivers would have to unpack what nobody has looked at. Resolves when
 * the media server has been given all of them, or when the signal ended it. Throws the SDK's error where the line
 * breaks.
 */
export async function sendBytes(
  participant: Pick<LocalParticipant, 'streamBytes'>,
  { topic, header, blob, to, signal, onProgress }: BytesToSend,
): Promise<void> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const isStopped = () => signal.aborted;
  if (isStopped()) return;
  const attributes = { [headerKey]: header };
  const options = { topic, attributes, ...(to && { destinationIdentities: to }) };
  const writer = await participant.streamBytes(options);
  try {
    for (let at = 0; at < bytes.byteLength && !isStopped(); at += chunkBytes) {
      await writer.write(bytes.subarray(at, at + chunkBytes));
      onProgress(Math.min(at + chunkBytes, bytes.byteLength));
    }
  } finally {
    // What has failed is closed already.
    await writer.close().catch(() => undefined);
  }
}
