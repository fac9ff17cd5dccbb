/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useRowActions } from './use-row-actions';

type Row = { id: string; name: string };
const [ada, sofia] = [
  { id: 'a', name: 'Ada' },
  { id: 's', name: 'Sofia' },
];

/** A server that answers when the test says so. */
function setUp({ canUndo = true } = {}) {
  const open = new Map<string, { answer: () => void; fail: (failure: Error) => void; check: () => void }>();
  const asked: string[] = [];
  const ask = (what: string) => (row: Row, check: () => void) =>
    new Promise<void>((resolve, reject) => {
      asked.push(`${what} ${row.name}`);
      open.set(`${what} ${row.name}`, { answer: resolve, fail: reject, check });
    });
  const { result } = renderHook(() =>
    useRowActions<Row>({
      keyOf: ({ id }) => id,
      act: ask('remove'),
      ...(canUndo && { undo: ask('restore') }),
    }),
  );
  const server = (what: string) => {
    const found = open.get(what);
    if (!found) throw new Error(`Nobody asked to ${what}.`);
    return found;
  };
  return {
    asked,
    actionOn: (row: Row) => result.current.all.get(row.id),
    does: (step: 'start' | 'undo' | 'tryAgain' | 'forget', row: Row) => act(() => result.current[step](row)),
    answers: (what: string) =>
      act(() => {
        server(what).answer();
        return Promise.resolve();
      }),
    fails: (what: string) =>
      act(() => {
        server(what).fail(new Error('away'));
        return Promise.resolve();
      }),
    checks: (what: string) => act(() => server(what).check()),
  };
}

const done = { isDone: true, isRunning: false, isChecking: false, failure: null };

describe('the same action on several rows', () => {
  it('runs on a second row while the first still runs, and each has its own undo', async () => {
    const { does, answers, actionOn, asked } = setUp();
    does('start', ada);
    does('start', sofia);
    expect(asked).toEqual(['remove Ada', 'remove Sofia']);
    await answers('remove Sofia');
    expect(actionOn(ada)).toMatchObject({ isDone: false, isRunning: true });
    expect(actionOn(sofia)).toEqual({ subject: sofia, ...done });
    await answers('remove Ada');
    does('undo', ada);
    expect(actionOn(ada)).toMatchObject({ isDone: true, isRunning: true });
    await answers('restore Ada');
    expect(actionOn(ada)).toBeUndefined();
    expect(actionOn(sofia)).toEqual({ subject: sofia, ...done });
  });

  it('is done once to each row at a time', async () => {
    const { does, answers, asked } = setUp();
    does('start', ada);
    does('start', ada);
    await answers('remove Ada');
    does('undo', ada);
    does('undo', ada);
    expect(asked).toEqual(['remove Ada', 'restore Ada']);
  });

  it('fails for its row alone, and the error goes when it is tried again', async () => {
    const { does, answers, fails, actionOn, asked } = setUp();
    does('start', ada);
    does('start', sofia);
    await fails('remove Ada');
    await answers('remove Sofia');
    expect(actionOn(ada)).toMatchObject({ isDone: false, isRunning: false, failure: new Error('away') });
    expect(actionOn(sofia)).toMatchObject(done);
    does('tryAgain', ada);
    expect(actionOn(ada)).toMatchObject({ isRunning: true, failure: null });
    expect(asked.at(-1)).toBe('remove Ada');
  });

  it('tries the undo again when that has failed', async () => {
    const { does, answers, fails, actionOn, asked } = setUp();
    does('start', ada);
    await answers('remove Ada');
    does('undo', ada);
    await fails('restore Ada');
    expect(actionOn(ada)).toMatchObject({ isDone: true, isRunning: false, failure: new Error('away') });
    does('tryAgain', ada);
    expect(asked.at(-1)).toBe('restore Ada');
    await answers('restore Ada');
    expect(actionOn(ada)).toBeUndefined();
  });

  it('tells when the answer is late, and forgets a row on request', async () => {
    const { does, answers, checks, actionOn } = setUp();
    does('start', ada);
    checks('remove Ada');
    expect(actionOn(ada)).toMatchObject({ isRunning: true, isChecking: true });
    await answers('remove Ada');
    expect(actionOn(ada)).toMatchObject(done);
    does('forget', ada);
    expect(actionOn(ada)).toBeUndefined();
  });

  it('leaves nothing behind when there is no undo', async () => {
    const { does, answers, actionOn } = setUp({ canUndo: false });
    does('start', ada);
    await answers('remove Ada');
    expect(actionOn(ada)).toBeUndefined();
  });
});
