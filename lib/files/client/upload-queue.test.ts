import { AppError } from '@/lib/errors/app-error';
import type { KeptUpload, UploadPorts } from './upload-ports';
import { createUploadQueue } from './upload-queue';

const later = () => {
  let settle: { resolve: () => void; reject: (failure: unknown) => void } = {
    resolve: () => undefined,
    reject: () => undefined,
  };
  const result = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  return { result, ...settle };
};
const rest = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const kept = (id: string): KeptUpload => ({
  ...{ id, name: `${id}.txt`, type: 'text/plain', size: 100, blob: new Blob(['x'.repeat(100)]) },
});

function open(given: Partial<UploadPorts> = {}, left: readonly KeptUpload[] = []) {
  const steps: string[] = [];
  const sendings = new Map<string, ReturnType<typeof later> & { progress: (sent: number) => void }>();
  const timers: { work: () => void; isOver: boolean }[] = [];
  let time = 0;
  let ids = 0;
  const step = (word: string) => {
    steps.push(word);
    return Promise.resolve();
  };
  const queue = createUploadQueue({
    load: () => Promise.resolve(left.map((one) => ({ ...one, sent: 40 }))),
    keep: ({ id }) => step(`keep ${id}`),
    forget: (id) => step(`forget ${id}`),
    claim: () => Promise.resolve(() => undefined),
    prepare: ({ name }) => Promise.resolve({ ...kept(name), name }),
    announce: async ({ id }) => {
      await step(`announce ${id}`);
      return id;
    },
    send: ({ id }, path, progress) => {
      const sending = later();
      sendings.set(id, { ...sending, progress });
      steps.push(`send ${path}`);
      const note = (word: string) => () => void steps.push(`${word} ${id}`);
      return { result: sending.result, pause: note('pause'), resume: note('resume'), cancel: note('cancel') };
    },
    finish: (id) => step(`finish ${id}`),
    remove: (id) => step(`remove ${id}`),
    makeId: () => `f${(ids += 1)}`,
    now: () => time,
    startTimer: (work) => timers[timers.push({ work, isOver: false }) - 1],
    stopTimer: (timer) => {
      for (const one of timers) if (one === timer) one.isOver = true;
    },
    ...given,
  });
  return {
    queue,
    steps,
    states: () => queue.read().map(({ state }) => state.name),
    add: async (name = 'a.txt') => {
      const id = await queue.add(new File(['x'], name));
      await rest();
      return id;
    },
    progress: (id: string, sent: number, at: number) => {
      time = at;
      sendings.get(id)?.progress(sent);
    },
    arrive: async (id: string) => {
      sendings.get(id)?.resolve();
      await rest();
    },
    fail: async (id: string) => {
      sendings.get(id)?.reject(new Error('gone'));
      await rest();
    },
    fallSilent: () => timers.filter(({ isOver }) => !isOver).forEach(({ work }) => work()),
  };
}

describe('the uploads of a page', () => {
  it('are kept, announced, sent, looked at and forgotten', async () => {
    const { queue, steps, states, add, progress, arrive } = open();
    const id = await add();
    progress(id, 20, 1000);
    progress(id, 60, 3000);
    expect(queue.read()[0]).toMatchObject({ state: { name: 'running', sent: 60 }, secondsLeft: 2 });
    await arrive(id);
    expect(steps).toEqual(['keep f1', 'announce f1', 'send f1', 'finish f1', 'forget f1']);
    expect(states()).toEqual([]);
  });

  it('run three at a time, and a pause lets the next one go', async () => {
    const { queue, states, add } = open();
    for (const name of ['a', 'b', 'c', 'd']) await add(name);
    expect(states()).toEqual(['running', 'running', 'running', 'waiting']);
    queue.pause('f2');
    await rest();
    expect(states()).toEqual(['running', 'paused', 'running', 'running']);
    queue.goOn('f2');
    await rest();
    expect(states()).toEqual(['running', 'waiting', 'running', 'running']);
  });

  it('go on where they were after a pause, without a second announcement', async () => {
    const { queue, steps, add } = open();
    const id = await add();
    queue.pause(id);
    queue.goOn(id);
    await rest();
    expect(steps.slice(1)).toEqual(['announce f1', 'send f1', 'pause f1', 'resume f1']);
  });

  it('are held by the network after a silence, or at once without one', async () => {
    const { queue, states, add, progress, fallSilent } = open();
    const id = await add();
    fallSilent();
    expect(states()).toEqual(['held']);
    progress(id, 5, 1);
    expect(states()).toEqual(['running']);
    queue.noteOffline();
    expect(states()).toEqual(['held']);
  });

  it('say what failed, and ask at the second try whether it is there already', async () => {
    const finish = jest.fn(() => Promise.reject(new AppError('files/not-arrived')));
    const { queue, steps, states, add, fail } = open({ finish });
    const id = await add();
    await fail(id);
    expect(states()).toEqual(['stopped']);
    queue.goOn(id);
    await rest();
    expect(finish).toHaveBeenCalledTimes(1);
    expect(steps.filter((step) => step === 'send f1')).toHaveLength(2);
  });

  it('leave nothing behind when they are cancelled', async () => {
    const { queue, steps, states, add } = open();
    queue.cancel(await add());
    expect(states()).toEqual([]);
    expect(steps.slice(3)).toEqual(['cancel f1', 'remove f1', 'forget f1']);
  });

  it('are offered again by the next page, and may be there already', async () => {
    const { queue, steps, states } = open({}, [kept('old')]);
    await queue.restore();
    expect(queue.read()[0]?.state).toEqual({ name: 'paused', sent: 40, why: 'reload' });
    queue.goOn('old');
    await rest();
    expect(steps).toEqual(['finish old', 'forget old']);
    expect(states()).toEqual([]);
  });

  it('are left to the page that has them', async () => {
    const { queue, states } = open({ claim: () => Promise.resolve(null) }, [kept('old')]);
    await queue.restore();
    expect(states()).toEqual([]);
  });

  it('do not begin with a file that no room takes', async () => {
    const prepare = () => Promise.reject(new AppError('files/type-not-taken'));
    const { add, states } = open({ prepare });
    await expect(add()).rejects.toMatchObject({ code: 'files/type-not-taken' });
    expect(states()).toEqual([]);
  });
});
