/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { Ask } from '../queue';
import { removeAsk, writeAsk } from './own-row';
import { useOwnAsks } from './use-own-asks';

jest.mock('./own-row', () => ({ writeAsk: jest.fn(), removeAsk: jest.fn() }));
const writes = jest.mocked(writeAsk);
const removals = jest.mocked(removeAsk);

const hand = (at: number, note: string | null = null): Ask => ({
  uid: 'ben',
  kind: 'hand',
  at,
  note,
  answer: null,
});

/** Does something, and waits for what follows from it. */
const settled = (work: () => void) =>
  act(async () => {
    work();
    await Promise.resolve();
  });

const setUp = (sessionId: string | null = 's1') => {
  writes.mockReset().mockResolvedValue();
  removals.mockReset().mockResolvedValue();
  const known = {
    roomId: 'r1',
    uid: 'ben',
    sessionId,
    mine: [] as Ask[],
    isKnown: true,
  };
  const { result, rerender } = renderHook(useOwnAsks, { initialProps: known });
  return {
    result,
    /** The database says something else. */
    hear: (changes: Partial<typeof known>) => settled(() => rerender(Object.assign(known, changes))),
    /** What was written last, and how often. */
    written: () => [writes.mock.calls.length, writes.mock.lastCall] as const,
  };
};
const place = { roomId: 'r1', uid: 'ben', kind: 'hand' };

describe('what this page waits for', () => {
  it('is written once, and again when it went with a connection that broke', async () => {
    const { result, hear, written } = setUp();
    await settled(() => result.current.ask('hand', 'Why minus?'));
    await hear({ mine: [hand(5, 'Why minus?')] });
    expect(written()).toEqual([1, [place, { session: 's1', note: 'Why minus?' }]]);
    await hear({ mine: [] });
    expect(written()).toEqual([2, [place, { session: 's1', note: 'Why minus?' }]]);
  });

  it('keeps its place when its note is changed', async () => {
    const { result, hear, written } = setUp();
    await settled(() => result.current.ask('hand'));
    await hear({ mine: [hand(5)] });
    await settled(() => result.current.changeNote('hand', 'Why minus?'));
    expect(written()).toEqual([2, [place, { session: 's1', note: 'Why minus?', at: 5 }]]);
  });

  it('is no hand that somebody lowered, when its connection breaks; it is when that one put it up again', async () => {
    const { result, hear, written } = setUp();
    const answer = { of: 5, outcome: 'lowered', byUid: 'emmy' } as const;
    await settled(() => result.current.ask('hand'));
    await hear({ mine: [hand(5)] });
    await hear({ mine: [{ ...hand(5), answer }] });
    await hear({ mine: [hand(5)] });
    await hear({ mine: [] });
    expect(written()[0]).toBe(2);
    await hear({ mine: [{ ...hand(6), answer: { ...answer, of: 6 } }] });
    await hear({ mine: [] });
    expect(written()[0]).toBe(2);
    await settled(() => result.current.ask('hand'));
    await hear({ mine: [hand(7)] });
    await hear({ mine: [] });
    expect(written()[0]).toBe(4);
  });

  it('is not written again once it was taken back', async () => {
    const { result, hear, written } = setUp();
    await settled(() => result.current.ask('hand'));
    await hear({ mine: [hand(5)] });
    await settled(() => result.current.withdraw('hand'));
    await hear({ mine: [] });
    expect(removals).toHaveBeenCalledWith(place);
    expect(written()[0]).toBe(1);
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

  it('waits for the session that one has just come into, and is written when that is known', async () => {
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
