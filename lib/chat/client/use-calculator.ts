'use client';

import { useEffect, useMemo } from 'react';
import { createMathWorker } from '@/lib/math/client/create-math-worker';
import { createCalculator, type Calculate } from './create-calculator';

/** Calculates for the messages of a page, as long as it is in use. The function stays the same. */
export function useCalculator(): Calculate {
  const calculator = useMemo(() => createCalculator(createMathWorker), []);
  useEffect(() => calculator.close, [calculator]);
  return calculator.calculate;
}
