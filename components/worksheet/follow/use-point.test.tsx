/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { usePoint, type SheetPoint } from '@/components/worksheet/follow/use-point';

const scroll = jest.fn();

type Props = { point: SheetPoint | null; isLoaded?: boolean };

/** A sheet `s1` with these cells, and a page that is to go somewhere. */
function open(point: SheetPoint | null, ids: readonly string[] = ['c1', 'c7']) {
  const paper = document.createElement('div');
  paper.innerHTML = ids
    .map((id) => `<p data-cell="${id}"><button data-handle="" id="${id}"></button></p>`)
    .join('');
  document.body.replaceChildren(paper);
  const reveal = jest.fn();
  const given = { id: 's1', paper: { current: paper }, reveal, isLoaded: true };
  const cells = ids.map((id) => ({ id }));
  const initialProps: Props = { point };
  const { result, rerender } = renderHook((now: Props) => usePoint({ ...given, cells, ...now }), {
    initialProps,
  });
  act(() => jest.advanceTimersByTime(20));
  return { result, rerender, reveal };
}
const to = (cell: string, more: Partial<SheetPoint> = {}): SheetPoint => ({
  ...{ sheet: 's1', cell, takesFocus: true },
  ...more,
});

beforeEach(() => {
  jest.useFakeTimers();
  // Which jsdom does not have.
  Object.assign(globalThis, { CSS: { escape: (id: string) => id } });
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll;
});
afterEach(() => jest.useRealTimers());

it('goes there once, with the focus, and marks it for a while', () => {
  const point = to('c7');
  const { result, rerender, reveal } = open(point);
  expect(reveal).toHaveBeenCalledWith('c7');
  expect(scroll).toHaveBeenCalledTimes(1);
  expect([document.activeElement?.id, result.current.pointed]).toEqual(['c7', 'c7']);
  rerender({ point });
  act(() => jest.advanceTimersByTime(10_000));
  expect([scroll.mock.calls.length, result.current.pointed]).toEqual([1, null]);
});

it('leaves the focus where it is for a person who is led there', () => {
  const { result } = open(to('c7', { takesFocus: false }));
  expect([document.activeElement, result.current.pointed]).toEqual([document.body, 'c7']);
});

it('marks nothing on the way back', () => {
  const { result } = open(to('c7', { takesFocus: false, isBack: true }));
  expect([scroll.mock.calls.length, result.current.pointed]).toEqual([1, null]);
});

it('says that a cell was deleted, once the sheet is here', () => {
  const point = to('c9');
  const { result, rerender } = open(null);
  rerender({ point, isLoaded: false });
  expect(result.current.isMissing).toBe(false);
  rerender({ point });
  expect(result.current.isMissing).toBe(true);
  act(() => result.current.dismiss());
  expect(result.current.isMissing).toBe(false);
});

it('leaves a point of another sheet to that sheet', () => {
  const { result } = open(to('c7', { sheet: 's2' }));
  expect([scroll.mock.calls.length, result.current.isMissing]).toEqual([0, false]);
});
