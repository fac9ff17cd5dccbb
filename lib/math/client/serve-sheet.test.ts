import { serveSheet } from './serve-sheet';
import type { FromWorker } from './worker-messages';
import { defaultSheetSettings } from '../sheet/settings';

/** The inside of a worker with a clock that moves on by each look at it. */
function openWorker(step: number) {
  const said: FromWorker[] = [];
  const queue: (() => void)[] = [];
  let now = 0;
  const take = serveSheet({
    post: (message) => said.push(message),
    now: () => (now += step),
    later: (run) => queue.push(run),
  });
  const finish = () => {
    for (let run = queue.shift(); run; run = queue.shift()) run();
  };
  return { take, said, finish };
}

const cells = ['a = 1', 'b = a + 1', 'c = b + 1'].map((source, at) => ({ id: String(at), source }));
const open = {
  kind: 'open',
  run: 1,
  settings: defaultSheetSettings,
  cells,
  stopped: [],
  isCareful: false,
} as const;
const shownIn = (said: readonly FromWorker[]) =>
  said.flatMap((message) =>
    message.kind === 'results' ? message.results.map(({ id, shown }) => [id, shown]) : [],
  );

describe('serveSheet', () => {
  it('sends results in slices and says when it is done', () => {
    const { take, said, finish } = openWorker(30);
    take(open);
    finish();
    expect(shownIn(said)).toEqual([
      ['0', '1'],
      ['1', '2'],
      ['2', '3'],
    ]);
    expect(said.flatMap((message) => (message.kind === 'results' ? [message.isDone] : []))).toEqual([
      false,
      true,
    ]);
  });

  it('says that it goes on while it reads a long sheet', () => {
    const { take, said } = openWorker(1000);
    const many = Array.from({ length: 1000 }, (_, at) => ({ id: String(at), source: String(at) }));
    take({ ...open, cells: many });
    const first = said.findIndex(({ kind }) => kind === 'results');
    expect(said.slice(0, first).filter(({ kind }) => kind === 'reading')).toHaveLength(4);
    expect(said[first]).toMatchObject({ kind: 'results', isDone: false });
  });

  it('takes a change between two slices and evaluates nothing twice without need', () => {
    const { take, said, finish } = openWorker(100);
    take(open);
    take({ kind: 'change', run: 2, change: { set: [{ id: '2', source: 'c = b + 5' }] } });
    finish();
    expect(shownIn(said)).toEqual([
      ['0', '1'],
      ['1', '2'],
      ['2', '7'],
    ]);
  });

  it('announces each cell when it is careful', () => {
    const { take, said } = openWorker(0);
    take({ ...open, isCareful: true });
    expect(said.flatMap((message) => (message.kind === 'at' ? [message.id] : []))).toEqual(['0', '1', '2']);
  });

  it('explains a cell once its results are there', () => {
    const { take, said, finish } = openWorker(100);
    take(open);
    take({ kind: 'explain', run: 7, id: '2' });
    expect(said.filter(({ kind }) => kind === 'explained')).toEqual([]);
    finish();
    expect(said.at(-1)).toMatchObject({
      kind: 'explained',
      run: 7,
      explanation: { steps: [{ result: { plain: '3' } }, { result: { plain: '2' } }] },
    });
  });

  it('leaves a stopped cell alone and names it to those that need it', () => {
    const { take, said } = openWorker(0);
    take({ ...open, stopped: ['1'] });
    const errors = said.flatMap((message) =>
      message.kind === 'results' ? message.results.map(({ error }) => error) : [],
    );
    expect(errors.map((error) => error && [error.class, error.message])).toEqual([
      null,
      ['too-slow', 'This was stopped: it takes too long. Change it to try again.'],
      ['too-slow', 'b has an error in its own cell.'],
    ]);
  });
});
