import { readBody, readJson } from './read-body';

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://chalktalk.example', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

/** A body that arrives in pieces and, unless it is cancelled, never ends. */
const endless = (piece: Uint8Array<ArrayBuffer>) => {
  const state = { pieces: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      state.pieces += 1;
      controller.enqueue(piece);
    },
    cancel: () => {
      state.isCancelled = true;
    },
  });
  return { state, stream };
};

describe('the body of a request', () => {
  it('is read as text, also when a character is cut between two pieces', async () => {
    const [first, second] = [new Uint8Array([0xc3]), new Uint8Array([0xa4])];
    const stream = new ReadableStream({
      start: (controller) => {
        controller.enqueue(first);
        controller.enqueue(second);
        controller.close();
      },
    });
    await expect(readBody(post(stream))).resolves.toBe('ä');
    await expect(readBody(post(null))).resolves.toBe('');
  });

  it('may have exactly as many bytes as the limit', async () => {
    await expect(readBody(post('äa'), 3)).resolves.toBe('äa');
    await expect(readBody(post('ää'), 3)).rejects.toMatchObject({
      code: 'request/too-large',
      details: { limit: 3 },
    });
  });

  it('is not believed about its length, and reading stops at the limit', async () => {
    const { state, stream } = endless(new Uint8Array(1024));
    const request = post(stream, { 'content-length': '10' });
    await expect(readBody(request)).rejects.toMatchObject({ code: 'request/too-large' });
    expect(state.pieces).toBeLessThan(300);
    expect(state.isCancelled).toBe(true);
  });

  it('is refused when it is not UTF-8', async () => {
    await expect(readBody(post(new Uint8Array([0xff, 0xfe])))).rejects.toMatchObject({
      code: 'request/malformed',
    });
  });

  it('is refused when it breaks off', async () => {
    const stream = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });
    await expect(readBody(post(stream))).rejects.toMatchObject({ code: 'request/malformed' });
  });

  it('is refused when it should be JSON and is not', async () => {
    await expect(readJson(post('{"data":'))).rejects.toMatchObject({ code: 'request/malformed' });
    await expect(readJson(post(''))).rejects.toMatchObject({ code: 'request/malformed' });
    await expect(readJson(post('{"a":[1]}'))).resolves.toEqual({ a: [1] });
  });
});
