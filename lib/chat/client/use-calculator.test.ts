/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { createMathWorker } from '@/lib/math/client/create-math-worker';
import { useCalculator } from './use-calculator';

jest.mock('@/lib/math/client/create-math-worker', () => ({ createMathWorker: jest.fn() }));

it('useCalculator starts a worker when it is needed and ends it with the page', () => {
  const close = jest.fn();
  const worker = {
    ...{ apply: jest.fn(), onResults: jest.fn(), explain: jest.fn(), names: jest.fn(), typeset: jest.fn() },
    close,
  };
  jest.mocked(createMathWorker).mockReturnValue(worker);
  const { result, rerender, unmount } = renderHook(useCalculator);
  const calculate = result.current;
  expect(createMathWorker).not.toHaveBeenCalled();
  void calculate('1 + 1');
  rerender();
  expect(result.current).toBe(calculate);
  void calculate('2 + 2');
  expect(createMathWorker).toHaveBeenCalledTimes(1);
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
});
