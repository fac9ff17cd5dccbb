/** Why the bytes of a stream are not taken: it broke off, or they are more or something else than they may be. */
export type BytesFault = 'broken' | 'too-large' | 'other-content';

type BytesRules = {
  /** How many the sender has announced. */
  size: number;
  /** What the beginning says that they are; null for what is not taken, whatever the sender has called it. */
  findType: (head: Uint8Array) => string | null;
  /** How long nothing may come (ms). */
  quietFor: number;
  onProgress: (received: number) => void;
};

/** How much of the beginning says what something is, in bytes. */
const headBytes = 4096;

/**
 * Reads the byte stream of another page into a blob of the type that its content has. It stops at the first byte that
 * is too much, and where the beginning is nothing that is taken. It never throws.
 */
export async function readBytes(
  stream: AsyncIterable<Uint8Array>,
  { size, findType, quietFor, onProgress }: BytesRules,
): Promise<Blob | BytesFault> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  let type: string | null = null;
  const iterator = stream[Symbol.asyncIterator]();
  const refuse = (fault: BytesFault): BytesFault => {
    // Where a read is open, some iterators answer after it, which may be never.
    iterator.return?.().catch(() => undefined);
    return fault;
  };
  for (;;) {
    const next = await nextWithin(iterator, quietFor).catch(() => null);
    if (next === null) return refuse('broken');
    if (next.done === true) break;
    received += next.value.byteLength;
    if (received > size) return refuse('too-large');
    // A copy of its own: the network's buffer may be larger.
    chunks.push(new Uint8Array(next.value));
    if (type === null && received >= Math.min(size, headBytes)) {
      type = findType(await headOf(chunks));
      if (type === null) return refuse('other-content');
    }
    onProgress(received);
  }
  return received < size || type === null ? 'broken' : new Blob(chunks, { type });
}

const headOf = async (chunks: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array> =>
  new Uint8Array(await new Blob(chunks).slice(0, headBytes).arrayBuffer());

async function nextWithin(
  iterator: AsyncIterator<Uint8Array>,
  ms: number,
): Promise<IteratorResult<Uint8Array, unknown>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Nothing has come.')), ms);
  });
  try {
    return await Promise.race([iterator.next(), silence]);
  } finally {
    clearTimeout(timer);
  }
}
