import { createSheet } from '../sheet/create-sheet';
import type { CellResult } from '../sheet/cell-result';
import { mathBudget, superviseWorker } from './supervise-worker';
import type { FromWorker, ToWorker, WorkerPort } from './worker-messages';

/** A worker that answers only when the test says so. */
class FakeWorker implements WorkerPort {
  readonly inbox: ToWorker[] = [];
  isEnded = false;
  private listener: (message: FromWorker) => void = () => undefined;

  post = (message: ToWorker) => void this.inbox.push(message);
  onMessage = (listener: (message: FromWorker) => void) => {
    this.listener = listener;
  };
  onFailed = (listener: () => void) => {
    this.fail = listener;
  };
  terminate = () => {
    this.isEnded = true;
  };
  /** As where the line drops while the script loads. */
  fail: () => void = () => undefined;
  say = (message: FromWorker) => this.listener(message);

  get run(): number {
    return this.inbox.at(-1)?.run ?? 0;
  }
}

const resultOf = (id: string): CellResult => {
  const [result] = createSheet().apply({ set: [{ id, source: '1' }] });
  if (!result) throw new Error('No result');
  return result;
};

/** A page with fake workers and a clock that a test moves on. */
function openPage() {
  const workers: FakeWorker[] = [];
  let timers: { run: () => void; at: number }[] = [];
  let now = 0;
  const page = superviseWorker({
    spawn: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    setTimer: (run, milliseconds) => {
      const timer = { run, at: now + milliseconds };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    due.forEach(({ run }) => run());
  };
  const worker = (at: number) => workers[at] ?? new FakeWorker();
  return { page, pass, worker, workers };
}

const cells = ['a', 'b', 'c'].map((id) => ({ id, source: `${id} = 1` }));

/** Opens a page with three cells on a worker that has started, with its spare. */
function openBusyPage() {
  const opened = openPage();
  opened.page.apply({ set: cells });
  opened.worker(0).say({ kind: 'ready' });
  opened.worker(1).say({ kind: 'ready' });
  return opened;
}

describe('superviseWorker', () => {
  it('starts no clock before a worker has started', () => {
    const { page, pass, workers } = openPage();
    page.apply({ set: cells });
    pass(mathBudget.sheet * 10);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
  });

  it('starts another worker with the same cells where a script could not be loaded', () => {
    const { page, pass, worker, workers } = openPage();
    page.apply({ set: cells });
    worker(0).fail();
    expect(worker(0).isEnded).toBe(true);
    pass(1_000);
    worker(1).fail();
    pass(1_000);
    expect(workers).toHaveLength(2);
    pass(1_000);
    expect(worker(2).inbox).toMatchObject([{ kind: 'open', cells, stopped: [] }]);
  });

  it('gives the same cells to the warm spare when a worker is silent too long', () => {
    const { pass, worker } = openBusyPage();
    pass(mathBudget.cell);
    expect(worker(0).isEnded).toBe(true);
    expect(worker(1).inbox.at(-1)).toMatchObject({ kind: 'open', cells, stopped: [], isCareful: true });
  });

  it('stops the cell that was announced last, and no other', () => {
    const { pass, worker } = openBusyPage();
    pass(mathBudget.cell);
    worker(2).say({ kind: 'ready' });
    worker(1).say({ kind: 'at', id: 'a' });
    worker(1).say({ kind: 'at', id: 'b' });
    pass(mathBudget.cell);
    expect(worker(2).inbox.at(-1)).toMatchObject({ stopped: ['b'] });
  });

  it('waits on while results come, up to the time of a sheet', () => {
    const { page, pass, worker } = openBusyPage();
    worker(0).say({ kind: 'planned', run: worker(0).run, ids: ['a', 'b', 'c'] });
    for (let passed = 0; passed < mathBudget.sheet - 500; passed += 500) {
      worker(0).say({ kind: 'results', run: worker(0).run, results: [resultOf('a')], isDone: false });
      pass(500);
    }
    expect(worker(0).isEnded).toBe(false);
    pass(500);
    expect(worker(1).inbox.at(-1)).toMatchObject({ stopped: ['b', 'c'] });
    page.close();
  });

  it('tries a stopped cell again once its text changes', () => {
    const { page, pass, worker } = openBusyPage();
    pass(mathBudget.cell);
    worker(2).say({ kind: 'ready' });
    worker(1).say({ kind: 'at', id: 'b' });
    pass(mathBudget.cell);
    page.apply({ set: [{ id: 'b', source: 'b = 2' }] });
    pass(mathBudget.cell);
    expect(worker(3).inbox.at(-1)).toMatchObject({ kind: 'open', stopped: [] });
  });

  it('gives one answer to each who asks, null once the worker is replaced or closed', async () => {
    const { page, pass, worker } = openBusyPage();
    const explanation = { steps: [], givens: [], more: 0, cause: null };
    const [answered, late] = [page.explain('a'), page.explain('b')];
    worker(0).say({ kind: 'explained', run: 1, explanation });
    pass(mathBudget.cell);
    const last = page.explain('c');
    page.close();
    await expect(Promise.all([answered, late, last])).resolves.toEqual([explanation, null, null]);
  });

  it('rests once all is done, and tells its listeners', () => {
    const { page, pass, worker } = openBusyPage();
    const heard: [number, boolean][] = [];
    page.onResults((results, isDone) => heard.push([results.length, isDone]));
    worker(0).say({ kind: 'results', run: worker(0).run - 1, results: [], isDone: true });
    worker(0).say({ kind: 'results', run: worker(0).run, results: [resultOf('a')], isDone: true });
    pass(mathBudget.sheet);
    expect(heard).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(worker(0).isEnded).toBe(false);
  });
});
