import { ada, agent, ben, setUpReceiver, type Bytes } from '@/tests/support/fakes/set-up-receiver';
import { encodeMessage } from '../data-message';
import { pictureLimits } from '../data-topics';

const file = '00000000-0000-4000-8000-000000000009';
const png = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from('\x89PNG\r\n\x1a\n', (sign) => sign.charCodeAt(0)));
  return bytes;
};
const textBytes = (text: string) => new TextEncoder().encode(text);
const announce = (size: number, given = {}) =>
  encodeMessage('picture', { ...{ file, name: 'graph.png', size }, ...given });

/** A stream as the SDK gives it: what nobody reads stays in it. */
function openStream(header: string | undefined, mimeType = 'image/png') {
  let put: ReadableStreamDefaultController<Uint8Array> | undefined;
  const reader = new ReadableStream<Uint8Array>({ start: (controller) => void (put = controller) });
  const attributes = header === undefined ? {} : { message: header };
  const info = { attributes, mimeType, size: undefined } as unknown as Bytes['info'];
  const iterate = (): AsyncIterator<Uint8Array> => {
    const read = reader.getReader();
    return {
      next: async () => (await read.read()) as IteratorResult<Uint8Array>,
      return: () => {
        read.releaseLock();
        return Promise.resolve({ done: true, value: undefined });
      },
    };
  };
  const stream = { info, reader, [Symbol.asyncIterator]: iterate };
  return {
    stream: stream as unknown as Bytes,
    write: (bytes: Uint8Array) => put?.enqueue(bytes),
    close: () => put?.close(),
    /** How many chunks nobody has read. */
    waiting: () => 1 - (put?.desiredSize ?? 1),
    breakOff: () => put?.error(new Error('The sender is gone.')),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp() {
  const parts = setUpReceiver();
  const heard: unknown[] = [];
  parts.door.listenForPictures(({ name }, { uid }) => {
    heard.push(`${uid} begins ${name}`);
    return {
      progress: (received) => heard.push(received),
      end: (got) => heard.push(got instanceof Blob ? `${got.type}, ${got.size}` : got),
    };
  });
  const begin = (identity: string, header: string | undefined, mimeType?: string) => {
    const opened = openStream(header, mimeType);
    parts.byteStreams.get('picture')?.(opened.stream, { identity });
    return opened;
  };
  const sendAll = async (identity: string, header: string | undefined, ...chunks: Uint8Array[]) => {
    const { write, close } = begin(identity, header);
    chunks.forEach(write);
    close();
    await settle();
  };
  return { ...parts, heard, begin, sendAll };
}

afterEach(() => jest.useRealTimers());

describe('a picture that another page sends', () => {
  it('is heard from its beginning to its end', async () => {
    const { heard, begin, drops } = setUp();
    const { write, close } = begin(ada, announce(9000));
    expect(heard).toEqual(['ada begins graph.png']);
    write(png(5000));
    await settle();
    expect(heard.at(-1)).toBe(5000);
    write(new Uint8Array(4000));
    close();
    await settle();
    expect(heard.slice(2)).toEqual([9000, 'image/png, 9000']);
    expect(drops()).toEqual({});
  });

  it('has the type of its content, whatever its sender calls it', async () => {
    const { heard, begin, drops } = setUp();
    const { write, close } = begin(ada, announce(6), 'image/svg+xml');
    write(textBytes('GIF89a'));
    close();
    await settle();
    expect(heard.at(-1)).toBe('image/gif, 6');
    expect(drops()).toEqual({});
  });

  it.each([
    ['by somebody who may not', ben, announce(100), png(100), 'not-allowed'],
    ['by a program', agent, announce(100), png(100), 'not-ours'],
    ['by a second connection of an identity', `${ada}#2`, announce(100), png(100), 'not-ours'],
    ['by somebody who is not here', 'eve_abcdefgh12345678', announce(100), png(100), 'not-ours'],
    ['without an announcement', ada, undefined, png(100), 'no-message'],
    ['with half of one', ada, '{"v":1,', png(100), 'no-message'],
    ['of another version', ada, announce(100).replace('"v":1', '"v":2'), png(100), 'other-version'],
    [
      'under a name that turns around',
      ada,
      announce(100).replace('graph', '\u202egraph'),
      png(100),
      'wrong-shape',
    ],
    ['for a path', ada, announce(100).replace(file, '../../rooms'), png(100), 'wrong-shape'],
    ['that is announced too large', ada, announce(100).replace('100', '5242881'), png(100), 'wrong-shape'],
    ['with a long announcement', ada, announce(100).padEnd(2000), png(100), 'too-large'],
  ] as const)('is neither begun nor kept: %s', async (_, identity, header, bytes, reason) => {
    const { heard, sendAll, drops } = setUp();
    await sendAll(identity, header, bytes);
    expect(heard).toEqual([]);
    expect(drops()).toEqual({ [reason]: 1 });
  });

  it.each([
    ['is larger than announced', 100, png(101), 'too-large'],
    ['is a web page', 50, textBytes('<!doctype html><script>alert(1)</script>'.padEnd(50)), 'other-content'],
    ['is a drawing with scripts', 50, textBytes('<svg onload="alert(1)">'.padEnd(50)), 'other-content'],
    ['is a document', 50, textBytes('%PDF-1.7'.padEnd(50)), 'other-content'],
  ] as const)('is refused and counted where it %s', async (_, size, bytes, reason) => {
    const { heard, sendAll, drops } = setUp();
    await sendAll(ada, announce(size), bytes);
    expect(heard).toEqual(['ada begins graph.png', 'refused']);
    expect(drops()).toEqual({ [reason]: 1 });
  });

  it.each([
    ['at its beginning', ben],
    ['on its way', ada],
  ])('stays in no memory once it is refused %s', async (_, identity) => {
    const { begin } = setUp();
    const { write, waiting } = begin(identity, announce(100));
    for (let chunk = 0; chunk < 50; chunk += 1) write(png(15_000));
    await settle();
    await settle();
    expect(waiting()).toBe(0);
  });

  it('breaks off with its sender, and where it ends too early', async () => {
    const { heard, begin, sendAll, drops } = setUp();
    await sendAll(ada, announce(100), png(99));
    expect(heard.at(-1)).toBe('broken');
    const { write, breakOff } = begin(ada, announce(100));
    write(png(10));
    await settle();
    breakOff();
    await settle();
    expect(heard.slice(-2)).toEqual([10, 'broken']);
    expect(drops()).toEqual({});
  });

  it('breaks off when nothing comes for a while', async () => {
    jest.useFakeTimers();
    const { heard, begin } = setUp();
    begin(ada, announce(100));
    await jest.advanceTimersByTimeAsync(14_000);
    expect(heard).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2000);
    expect(heard.at(-1)).toBe('broken');
  });

  it('is refused when its sender loses the right before its end', async () => {
    const { heard, begin, drops, takeRight } = setUp();
    const { write, close } = begin(ada, announce(100));
    write(png(100));
    takeRight(ada);
    close();
    await settle();
    expect(heard.at(-1)).toBe('refused');
    expect(drops()).toEqual({ 'not-allowed': 1 });
  });

  it('waits for no other: a fourth of one sender at once is dropped', async () => {
    const { heard, begin, sendAll, drops } = setUp();
    const open = Array.from({ length: pictureLimits.atOnce }, () => begin(ada, announce(100)));
    await sendAll(ada, announce(100), png(100));
    expect(heard).toHaveLength(pictureLimits.atOnce);
    expect(drops()).toEqual({ 'too-many': 1 });
    open[0]?.write(png(100));
    open[0]?.close();
    await settle();
    await sendAll(ada, announce(100), png(100));
    expect(heard.at(-1)).toBe('image/png, 100');
    open.slice(1).forEach(({ breakOff }) => breakOff());
  });

  it('comes at its rate', async () => {
    const { heard, sendAll, drops, wait } = setUp();
    for (let time = 0; time < 20; time += 1) await sendAll(ada, announce(100), png(100));
    expect(heard.filter((one) => one === 'image/png, 100')).toHaveLength(6);
    expect(drops()).toEqual({ 'too-often': 14 });
    wait(5000);
    await sendAll(ada, announce(100), png(100));
    expect(heard.filter((one) => one === 'image/png, 100')).toHaveLength(7);
  });

  it('comes as no packet and as no text', () => {
    const { send, arrive, drops } = setUp();
    send(ada, announce(100), 'picture');
    const header = { topic: 'picture', attributes: {} };
    arrive('streamHeader', { ...header, contentHeader: { case: 'textHeader' } });
    arrive('streamHeader', { ...header, contentHeader: { case: 'byteHeader' } });
    expect(drops()).toEqual({ 'no-packet': 2 });
  });
});

describe('a picture that this page sends', () => {
  function openWriter() {
    const written: number[] = [];
    const writer = {
      write: jest.fn((bytes: Uint8Array) => Promise.resolve(void written.push(bytes.byteLength))),
      close: jest.fn(() => Promise.resolve()),
    };
    return { written, writer };
  }
  const blob = new Blob([png(40_000)]);
  const picture = { file, name: 'graph.png', size: blob.size };

  it('goes to its readers alone, in parts', async () => {
    const { door, localParticipant } = setUp();
    const { written, writer } = openWriter();
    localParticipant.streamBytes.mockResolvedValue(writer);
    const onProgress = jest.fn();
    await door.sendPicture(picture, { blob, to: [ben], signal: new AbortController().signal, onProgress });
    expect(localParticipant.streamBytes).toHaveBeenCalledWith({
      topic: 'picture',
      attributes: { message: announce(blob.size) },
      destinationIdentities: [ben],
    });
    expect(written).toEqual([15_000, 15_000, 10_000]);
    expect(onProgress.mock.calls).toEqual([[15_000], [30_000], [40_000]]);
    expect(writer.close).toHaveBeenCalledTimes(1);
  });

  it('ends early when it is stopped, and when the line breaks', async () => {
    const { door, localParticipant } = setUp();
    const { written, writer } = openWriter();
    localParticipant.streamBytes.mockResolvedValue(writer);
    const stop = new AbortController();
    const rest = { blob, to: undefined, signal: stop.signal, onProgress: () => stop.abort() };
    await door.sendPicture(picture, rest);
    expect(written).toEqual([15_000]);
    expect(writer.close).toHaveBeenCalledTimes(1);
    writer.write.mockRejectedValue(new Error('The line broke.'));
    const signal = new AbortController().signal;
    await expect(door.sendPicture(picture, { ...rest, signal })).rejects.toThrow('The line broke.');
    expect(writer.close).toHaveBeenCalledTimes(2);
  });

  it('is not sent when the others would drop it', () => {
    const { door, localParticipant } = setUp();
    const rest = { blob, to: undefined, signal: new AbortController().signal, onProgress: jest.fn() };
    expect(() => door.sendPicture({ ...picture, size: pictureLimits.bytes + 1 }, rest)).toThrow(
      'wrong-shape',
    );
    expect(localParticipant.streamBytes).not.toHaveBeenCalled();
  });
});
