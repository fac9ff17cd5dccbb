/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useWatch, type Watch } from './use-watch';

/** Things that say their name when asked to; how many watches are open. */
function makeThings() {
  const open = new Map<string, Parameters<Watch<string>>[0]>();
  const watchThing = (...ids: string[]): Watch<string> => {
    const name = ids.join(' in ');
    return (observer) => {
      open.set(name, observer);
      return () => void open.delete(name);
    };
  };
  const say = (name: string) => act(() => open.get(name)?.next(name, true));
  return { open, watchThing, say };
}

describe('a watch by ids', () => {
  it('stays open across renders and shows what was seen', () => {
    const { open, watchThing, say } = makeThings();
    const { result, rerender } = renderHook(() => useWatch(watchThing, 'chair', 'hall'));
    const first = open.get('chair in hall');
    rerender();
    expect(open.get('chair in hall')).toBe(first);
    say('chair in hall');
    expect(result.current).toEqual({ value: 'chair in hall', isCurrent: true, failure: null });
  });

  it('starts from nothing with another id, and closes the old watch', () => {
    const { open, watchThing, say } = makeThings();
    const { result, rerender } = renderHook(({ id }) => useWatch(watchThing, id), {
      initialProps: { id: 'chair' },
    });
    say('chair');
    rerender({ id: 'table' });
    expect(result.current.value).toBeUndefined();
    expect([...open.keys()]).toEqual(['table']);
  });

  it('watches nothing while one of the ids is null', () => {
    const { open, watchThing, say } = makeThings();
    const useThing = ({ id }: { id: string | null }) => useWatch(watchThing, id, 'hall');
    const first: { id: string | null } = { id: 'chair' };
    const { result, rerender } = renderHook(useThing, { initialProps: first });
    say('chair in hall');
    rerender({ id: null });
    expect(open.size).toBe(0);
    expect(result.current.value).toBeUndefined();
  });

  it('keeps the value beside a failure', () => {
    const { open, watchThing, say } = makeThings();
    const { result } = renderHook(() => useWatch(watchThing, 'chair'));
    say('chair');
    act(() => open.get('chair')?.fail('lost'));
    expect(result.current).toEqual({ value: 'chair', isCurrent: false, failure: 'lost' });
  });
});

it('takes a watch of nothing in particular without ids', () => {
  const { open, watchThing, say } = makeThings();
  const watchChair = watchThing('chair');
  const { result, rerender } = renderHook(({ isOn }) => useWatch(isOn ? watchChair : null), {
    initialProps: { isOn: true },
  });
  say('chair');
  expect(result.current.value).toBe('chair');
  rerender({ isOn: false });
  expect(open.size).toBe(0);
});
