import type { PictureListener } from '@/lib/livekit/client/hear-pictures';
import { createPictureStreams } from './create-picture-streams';

const blob = new Blob(['a picture']);
const picture = { name: 'graph.png', type: 'image/png', size: 900, blob } as const;
const sender = (uid: string) => ({ uid, identity: `${uid}_abcdefgh12345678` });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp() {
  let hear: PictureListener = () => ({ progress: () => undefined, end: () => undefined });
  let hearStop: (message: { file: string }, from: ReturnType<typeof sender>) => unknown = () => undefined;
  let time = 0;
  const ends: { resolve: () => void; reject: (thrown: Error) => void }[] = [];
  const sendPicture = jest.fn(
    (
      _picture: object,
      _rest: { signal: AbortSignal; to: string[] | undefined; onProgress: (n: number) => void },
    ) => new Promise<void>((resolve, reject) => void ends.push({ resolve, reject })),
  );
  const send = jest.fn(() => Promise.resolve());
  const streams = createPictureStreams(
    {
      sendPicture,
      send,
      listenForPictures: (listener) => {
        hear = listener;
        return () => undefined;
      },
      listen: (_, listener) => {
        hearStop = listener as unknown as typeof hearStop;
        return () => undefined;
      },
    },
    () => time,
  );
  const states = () => streams.read().map(({ from, file, state }) => [from, file, state.name]);
  return {
    ...{ streams, states, send, sendPicture, ends },
    come: (file: string, uid = 'ada') => hear({ file, name: 'graph.png', size: 900 }, sender(uid)),
    stopFrom: (file: string, uid = 'ada') => hearStop({ file }, sender(uid)),
    wait: (ms: number) => (time += ms),
  };
}

describe('the pictures that a call carries', () => {
  it('come, and are let go once their file is stored', () => {
    const { streams, states, come } = setUp();
    const { progress, end } = come('f1');
    progress(450);
    expect(streams.read()[0]?.state).toEqual({ name: 'coming', done: 450 });
    end(blob);
    expect(streams.read()[0]?.state).toEqual({ name: 'here', blob });
    streams.forget('ada', 'f1');
    expect(states()).toEqual([]);
  });

  it('are said to be broken, and refused ones are not shown', () => {
    const { states, come } = setUp();
    come('f1').end('broken');
    come('f2').end('refused');
    expect(states()).toEqual([['ada', 'f1', 'broken']]);
  });

  it('are stopped by their own sender alone', () => {
    const { states, come, stopFrom } = setUp();
    const { end } = come('f1');
    stopFrom('f1', 'ben');
    expect(states()).toEqual([['ada', 'f1', 'coming']]);
    stopFrom('f1');
    end(blob);
    expect(states()).toEqual([['ada', 'f1', 'stopped']]);
  });

  it('tell nobody of what changes nothing', () => {
    const { streams, come } = setUp();
    const { progress } = come('f1');
    const told = jest.fn();
    streams.subscribe(told);
    progress(1);
    streams.forget('ben', 'f1');
    expect(told).not.toHaveBeenCalled();
  });

  it('are sent to their readers, and stay here until they are stored', async () => {
    const { streams, states, sendPicture, ends } = setUp();
    streams.send({ ...picture, id: 'f1' }, 'cyd', ['ben_1']);
    expect(sendPicture.mock.calls[0]).toMatchObject([
      { file: 'f1', name: 'graph.png', size: 900 },
      { blob, to: ['ben_1'] },
    ]);
    sendPicture.mock.calls[0]?.[1].onProgress(500);
    expect(streams.read()[0]?.state).toEqual({ name: 'coming', done: 500 });
    ends[0]?.resolve();
    await settle();
    expect(states()).toEqual([['cyd', 'f1', 'here']]);
  });

  it('are stopped for those who were to get them, on their way and after it', async () => {
    const { streams, states, send, sendPicture, ends } = setUp();
    streams.send({ ...picture, id: 'f1' }, 'cyd', ['ben_1']);
    streams.send({ ...picture, id: 'f2' }, 'cyd', undefined);
    ends[1]?.resolve();
    await settle();
    for (const file of ['f1', 'f2', 'f2', 'unknown']) streams.stop(file, 'cyd');
    expect(send.mock.calls).toEqual([
      ['picture-stopped', { file: 'f1' }, { to: ['ben_1'] }],
      ['picture-stopped', { file: 'f2' }, undefined],
    ]);
    expect(sendPicture.mock.calls[0]?.[1].signal.aborted).toBe(true);
    ends[0]?.resolve();
    await settle();
    expect(states()).toEqual([
      ['cyd', 'f1', 'stopped'],
      ['cyd', 'f2', 'stopped'],
    ]);
  });

  it('are said to be broken where the line breaks', async () => {
    const { streams, states, ends } = setUp();
    streams.send({ ...picture, id: 'f1' }, 'cyd', undefined);
    ends[0]?.reject(new Error('The line broke.'));
    await settle();
    expect(states()).toEqual([['cyd', 'f1', 'broken']]);
  });

  it('are left to their uploads where others would not take them', async () => {
    const { streams, sendPicture, ends, wait } = setUp();
    streams.send({ ...picture, id: 'f0', size: 6_000_000 }, 'cyd', undefined);
    streams.send({ ...picture, id: 'f0', type: 'application/pdf' }, 'cyd', undefined);
    expect(sendPicture).not.toHaveBeenCalled();
    for (const id of ['f1', 'f1', 'f2', 'f3']) streams.send({ ...picture, id }, 'cyd', undefined);
    expect(sendPicture).toHaveBeenCalledTimes(2);
    for (let index = 0; index < 20; index += 1) {
      ends.forEach(({ resolve }) => resolve());
      await settle();
      streams.send({ ...picture, id: `g${index}` }, 'cyd', undefined);
    }
    expect(sendPicture).toHaveBeenCalledTimes(6);
    wait(5000);
    streams.send({ ...picture, id: 'h' }, 'cyd', undefined);
    expect(sendPicture).toHaveBeenCalledTimes(7);
  });
});
