/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useFollow, type FollowCarrier } from './use-follow';
import { useLeading } from './use-leading';
import { useHeardPointer, useSentPointer } from './use-pointer';
import { useShowing } from './use-showing';

type Listener = (message: unknown, sender: { identity: string; uid: string }) => void;

/** The door of a call, of which a test hears what goes out, and through which it lets something in. */
function fakeCarrier() {
  const listeners = new Map<string, Set<Listener>>();
  const calls: unknown[] = [];
  const sent: unknown[] = [];
  const listen = (name: string, listener: Listener) => {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    return () => void listeners.get(name)?.delete(listener);
  };
  const carrier = {
    ...{ listen, answer: () => () => undefined, maySend: () => true },
    call: (_: string, message: unknown, to: string) => Promise.resolve(void calls.push([to, message])),
    send: (_: string, message: unknown) => Promise.resolve(void sent.push(message)),
  } as unknown as FollowCarrier;
  const hear = (name: string, message: unknown, identity = 'emmy_1') =>
    act(() => listeners.get(name)?.forEach((one) => one(message, { identity, uid: 'emmy' })));
  return { carrier, calls, sent, hear };
}

const file = (page: number, zoom = 1, id = 'f1') => ({ kind: 'file', id, page, zoom }) as const;
const quiet = () => undefined;

function lead(carrier: FollowCarrier) {
  const present = [{ identities: ['emmy_1'] }];
  return renderHook(
    ({ others, mayLead }: { others: string[]; mayLead: boolean }) => {
      const leading = useLeading({ data: carrier, others, mayLead, onSilent: quiet });
      const follow = useFollow(carrier, present);
      return { leading, showing: useShowing(leading, follow.showing) };
    },
    { initialProps: { others: ['ada_1'], mayLead: true } },
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a file that this person shows', () => {
  it('reaches people here, their later page, and somebody who comes late', () => {
    const { carrier, calls, sent } = fakeCarrier();
    const { result, rerender } = lead(carrier);
    act(() => result.current.showing.show('f1'));
    expect(calls).toEqual([['ada_1', { place: file(1) }]]);
    act(() => result.current.showing.move({ page: 2 }));
    expect(sent).toEqual([{ place: file(2) }]);
    rerender({ others: ['ada_1', 'ben_1'], mayLead: true });
    expect(calls.slice(1)).toEqual([['ben_1', { place: file(2) }]]);
    act(() => result.current.showing.stop());
    act(() => {
      jest.runAllTimers();
    });
    expect(sent.at(-1)).toEqual({ place: null });
    expect(result.current.showing.place).toBeNull();
  });

  it('goes when another host shows one, and when the right goes', () => {
    const { carrier, hear } = fakeCarrier();
    const { result, rerender } = lead(carrier);
    act(() => result.current.showing.show('f1'));
    hear('follow-me', { place: file(1, 1, 'f2') });
    expect(result.current.showing.place).toBeNull();
    act(() => result.current.showing.show('f1'));
    expect(result.current.showing.place).toEqual(file(1));
    rerender({ others: ['ada_1'], mayLead: false });
    expect(result.current.showing.place).toBeNull();
  });

  it('ends where the person leads through a sheet instead', () => {
    const { carrier, sent } = fakeCarrier();
    const { result } = lead(carrier);
    act(() => result.current.showing.show('f1'));
    act(() => result.current.leading.start('sheet'));
    act(() => result.current.leading.tell({ kind: 'sheet', id: 's1', part: null }));
    expect(result.current.showing.place).toBeNull();
    expect(sent.at(-1)).toEqual({ place: { kind: 'sheet', id: 's1', part: null } });
  });
});

describe('the pointer of a leader', () => {
  it('is seen on the page that they point at, and from nobody else', () => {
    const { carrier, hear } = fakeCarrier();
    const { result, rerender } = renderHook(({ page }) => useHeardPointer(carrier, 'emmy_1', file(page)), {
      initialProps: { page: 2 },
    });
    const at = { x: 0.25, y: 0.5 };
    hear('pointer', { file: 'f1', page: 2, at }, 'ben_1');
    expect(result.current).toBeNull();
    hear('pointer', { file: 'f1', page: 2, at });
    expect(result.current).toEqual(at);
    rerender({ page: 3 });
    expect(result.current).toBeNull();
  });

  it('is sent rarely, within the page, and with its end', () => {
    const { carrier, sent } = fakeCarrier();
    const { result } = renderHook(() => useSentPointer(carrier, file(2)));
    for (const x of [0.1, 0.2, 1.4]) result.current({ x, y: 0 });
    jest.advanceTimersByTime(50);
    result.current(null);
    jest.advanceTimersByTime(50);
    const spots = [{ x: 0.1, y: 0 }, { x: 1, y: 0 }, null];
    expect(sent).toEqual(spots.map((at) => ({ file: 'f1', page: 2, at })));
  });
});
