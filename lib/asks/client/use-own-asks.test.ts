/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { Ask } from '../queue';
import { changeAsk, removeAsk, returnToAsk, writeAsk } from './own-row';
import { useOwnAsks, type OwnAsksInput } from './use-own-asks';

jest.mock('./own-row', () => ({
  writeAsk: jest.fn(),
  changeAsk: jest.fn(),
  returnToAsk: jest.fn(),
  removeAsk: jest.fn(),
}));
const writes = jest.mocked(writeAsk);
const changes = jest.mocked(changeAsk);
const returns = jest.mocked(returnToAsk);
const removals = jest.mocked(removeAsk);

const hand = (at: number, more: Partial<Ask> = {}): Ask => ({
  uid: 'ben',
  kind: 'hand',
  at,
  note: null,
  answer: null,
  away: null,
  ...more,
});

/** Does something, and waits for its effects. */
const settled = (work: () => void) =>
  act(async () => {
    work();
    await Promise.resolve();
  });

const setUp = (sessionId: string | null = 's1') => {
  writes.mockReset().mockResolvedValue();
  changes.mockReset().mockResolvedValue();
  returns.mockReset().mockResolvedValue();
  removals.mockReset().mockResolvedValue();
  const known = {
    roomId: 'r1',
    uid: 'ben',
    sessionId,
    mine: [] as Ask[],
    fate: 'stays' as OwnAsksInput['fate'],
  };
  const { result, rerender, unmount } = renderHook(useOwnAsks, { initialProps: known });
  return {
    result,
    leave: () => settled(unmount),
    /** The database sends other values. */
    hear: (changes: Partial<typeof known>) => settled(() => rerender(Object.assign(known, changes))),
    /** What was written last, and how often. */
    written: () => [writes.mock.calls.length, writes.mock.lastCall] as const,
  };
};
const place = { roomId: 'r1', uid: 'ben', kind: 'hand' };

describe('what this page waits for', () => {
  it('is written once', async () => {
    const { result, hear, written } = setUp();
    await settled(() => result.current.ask('hand', 'Why minus?'));
    await hear({ mine: [hand(5)] });
    await hear({ mine: [] });
    expect(written()).toEqual([1, [place, { session: 's1', note: 'Why minus?' }]]);
  });

  it('keeps its place when its note is changed', async () => {
    const { result, hear } = setUp();
    await settled(() => result.current.ask('hand'));
    await hear({ mine: [hand(5)] });
    await settled(() => result.current.changeNote('hand', 'Why minus?'));
    const row = { session: 's1', note: 'Why minus?', at: 5 };
    expect(changes.mock.lastCall?.slice(0, 2)).toEqual([place, row]);
    // The time that the database has given it meanwhile.
    await hear({ mine: [hand(6)] });
    expect(changes.mock.lastCall?.[2]()).toBe(6);
  });

  it('ends with the session, and with a refusal, which is told', async () => {
    const { result, hear, written } = setUp();
    await settled(() => result.current.ask('hand'));
    await hear({ mine: [hand(5)] });
    await hear({ sessionId: null, mine: [] });
    await hear({ sessionId: 's2' });
    expect(written()[0]).toBe(1);

    const refusal = new Error('PERMISSION_DENIED');
    writes.mockRejectedValue(refusal);
    await settled(() => result.current.ask('hand'));
    await hear({ mine: [] });
    expect(written()[0]).toBe(2);
    expect(result.current.failure).toEqual({ kind: 'hand', thrown: refusal });
  });

  it('went wrong in a call, and is not told again in the next time there', async () => {
    const { result, hear } = setUp();
    writes.mockRejectedValue(new Error('PERMISSION_DENIED'));
    await settled(() => result.current.ask('hand'));
    expect(result.current.failure).not.toBeNull();
    await hear({ sessionId: null });
    await hear({ sessionId: 's1' });
    expect(result.current.failure).toBeNull();
  });

  it('waits for the id of a session that the page has just joined, then is written', async () => {
    const { result, hear, written } = setUp(null);
    await settled(() => result.current.ask('hand'));
    expect(written()[0]).toBe(0);
    await hear({ sessionId: 's1' });
    expect(written()).toEqual([1, [place, { session: 's1', note: '' }]]);
  });

  it('is not written when it was taken back before the session is known', async () => {
    const { result, hear, written } = setUp(null);
    await settled(() => result.current.ask('hand'));
    await settled(() => result.current.withdraw('hand'));
    await hear({ sessionId: 's1' });
    expect(written()[0]).toBe(0);
  });
});

describe('a place that was kept over a break', () => {
  const away = hand(5, { note: 'Why minus?', away: 9 });
  const answer = { of: 5, outcome: 'lowered', byUid: 'emmy' } as const;

  it('goes on at its old time, also on the page after a reload, and once', async () => {
    const { result, hear } = setUp();
    returns.mockReturnValue(new Promise(() => undefined));
    await hear({ mine: [away] });
    await hear({ mine: [{ ...away }] });
    expect(returns.mock.calls).toEqual([[place, { session: 's1', note: 'Why minus?', at: 5 }]]);
    await hear({ mine: [hand(5)] });
    expect(result.current.lost).toBeNull();
  });

  it('is left alone while one is not in the call, and where somebody has answered', async () => {
    const { hear } = setUp(null);
    await hear({ mine: [away] });
    await hear({ sessionId: 's1', mine: [{ ...away, answer }] });
    expect(returns).not.toHaveBeenCalled();
  });

  it('is taken down and told when it was kept for too long', async () => {
    const { result, hear } = setUp();
    returns.mockRejectedValue(new Error('PERMISSION_DENIED'));
    await hear({ mine: [away] });
    await settled(() => undefined);
    expect(removals).toHaveBeenCalledWith(place);
    expect(result.current.lost).toEqual(away);
  });
});

describe('what this page holds when it is not in the call any more', () => {
  const hold = async () => {
    const page = setUp();
    await settled(() => page.result.current.ask('hand'));
    await page.hear({ mine: [hand(5)] });
    return page;
  };

  it('is taken down when the person leaves', async () => {
    const { leave } = await hold();
    await leave();
    expect(removals.mock.calls).toEqual([[place]]);
  });

  it('stays when the page is reloaded, which may take its parts down first', async () => {
    const { leave } = await hold();
    window.dispatchEvent(new Event('beforeunload'));
    await leave();
    expect(removals).not.toHaveBeenCalled();
  });

  it.each([
    ['ends', 1],
    ['moves', 0],
    ['stays', 0],
  ] as const)('%s', async (fate, count) => {
    const { hear } = await hold();
    await hear({ fate });
    expect(removals).toHaveBeenCalledTimes(count);
  });

  it('is left to the tab that took the call over, also when this one leaves', async () => {
    const { hear, leave } = await hold();
    await hear({ fate: 'moves' });
    await leave();
    expect(removals).not.toHaveBeenCalled();
  });
});
