/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useFull } from '@/components/ink/use-full';
import { AppError } from '@/lib/errors/app-error';
import type { InkItem } from '@/lib/ink/ink-item';

it('says that a surface is full until something is erased, or the page is turned', () => {
  const many: readonly InkItem[] = [];
  const place = { anchor: 'p1', items: many };
  const { result, rerender } = renderHook(({ anchor, items }) => useFull(anchor, items), {
    initialProps: place,
  });
  const isFull = () => result.current[0] !== null;
  act(() => result.current[1](new AppError('ink/page-full')));
  rerender(place);
  expect(isFull()).toBe(true);
  rerender({ ...place, anchor: 'p2' });
  expect(isFull()).toBe(false);
  rerender({ ...place, items: [] });
  expect(isFull()).toBe(false);
});
