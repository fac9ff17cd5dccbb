import type { Progress } from '@/lib/class/progress';
import { createOwnRecord, type RecordDraft } from './own-record';

const stored: Progress = { state: 'working', done: 1, line: 1, at: 1 };

/** A record whose service takes what it gets, unless it is told to refuse. */
function makeRecord() {
  const sent: RecordDraft[] = [];
  let refusals = 0;
  const record = createOwnRecord({
    write: (draft) => {
      if (refusals > 0) {
        refusals -= 1;
        return Promise.reject(new Error('refused'));
      }
      sent.push(draft);
      return Promise.resolve();
    },
    after: (ms, run) => void setTimeout(run, ms),
  });
  record.setOpen(true);
  return { record, sent, refuse: (times: number) => (refusals = times) };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('The record of one page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('writes at most once in two seconds, and the last state always', async () => {
    const { record, sent } = makeRecord();
    record.learn(null);
    for (const done of [1, 2, 3]) record.see({ done }, true);
    await pass(1900);
    record.see({ done: 4 }, true);
    await pass(0);
    expect(sent).toEqual([{ state: 'working', done: 1 }]);
    await pass(200);
    expect(sent.at(-1)).toEqual({ state: 'working', done: 4 });
    await pass(60_000);
    expect(sent).toHaveLength(2);
  });

  it('writes nothing for a page that was only opened', async () => {
    const { record, sent } = makeRecord();
    record.learn(null);
    record.see({ done: 3 }, false);
    await pass(5000);
    expect(sent).toEqual([]);
    record.mark('stuck');
    await pass(0);
    expect(sent).toEqual([{ state: 'stuck', done: 3 }]);
  });

  it('goes on with an earlier record, and writes it again when it changes', async () => {
    const { record, sent } = makeRecord();
    record.see({ done: 1 }, false);
    record.learn({ ...stored, state: 'stuck' });
    await pass(5000);
    expect(record.state.read()).toBe('stuck');
    expect(sent).toEqual([]);
    record.see({ done: 2 }, false);
    await pass(0);
    expect(sent).toEqual([{ state: 'stuck', done: 2, line: 1 }]);
  });

  it('tries again what was refused', async () => {
    const { record, sent, refuse } = makeRecord();
    refuse(2);
    record.learn(null);
    record.see({ done: 1 }, true);
    await pass(2000);
    expect(sent).toEqual([]);
    await pass(7000);
    expect(sent).toEqual([{ state: 'working', done: 1 }]);
  });

  it('waits while the page may not be written, and then writes', async () => {
    const { record, sent } = makeRecord();
    record.setOpen(false);
    record.learn(null);
    record.see({ done: 1 }, true);
    await pass(5000);
    expect(sent).toEqual([]);
    record.setOpen(true);
    await pass(0);
    expect(sent).toHaveLength(1);
  });

  it('keeps what the learner says here, and takes what they say elsewhere', async () => {
    const { record, sent } = makeRecord();
    record.see({ done: 1, line: 1 }, true);
    record.learn(stored);
    record.mark('done');
    record.mark('stuck');
    await pass(0);
    record.learn({ ...stored, state: 'done' });
    expect(record.state.read()).toBe('stuck');
    await pass(5000);
    expect(sent.at(-1)?.state).toBe('stuck');
    record.learn({ ...stored, state: 'stuck' });
    record.learn({ ...stored, state: 'working' });
    expect(record.state.read()).toBe('working');
  });

  it('writes what waits after the page has gone, and gives up when it is refused', async () => {
    const { record, sent, refuse } = makeRecord();
    record.learn(null);
    record.see({ done: 1 }, true);
    await pass(0);
    record.see({ done: 2 }, true);
    record.close();
    await pass(3000);
    expect(sent.at(-1)).toEqual({ state: 'working', done: 2 });
    refuse(100);
    record.see({ done: 3 }, true);
    await pass(600_000);
    refuse(0);
    await pass(600_000);
    expect(sent.at(-1)?.done).toBe(2);
  });
});
