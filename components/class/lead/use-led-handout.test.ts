/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLedHandout } from '@/components/class/lead/use-led-handout';
import type { HandedOut } from '@/lib/class/parse-handouts';

const handout = (id: string): HandedOut => ({
  ...{ id, name: id, sheetId: 'first', by: 'emmy', at: 1, state: 'open' },
});

it('leads the newest hand-out, until an earlier one is chosen', () => {
  const earlier = [handout('waves'), handout('forces')];
  const { result, rerender } = renderHook((handouts: HandedOut[]) => useLedHandout(handouts), {
    initialProps: earlier,
  });
  expect(result.current.led?.id).toBe('waves');
  act(() => result.current.choose('forces'));
  expect(result.current.led?.id).toBe('forces');
  rerender([handout('light'), ...earlier]);
  expect(result.current.led?.id).toBe('light');
});
