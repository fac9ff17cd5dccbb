import { useEffect, useState } from 'react';
import { useMessageReader } from '@/components/chat/message-text/message-reader';
import type { CalculationResult } from '@/lib/chat/calculation-result';

type Known = { source: string; given: string; result: CalculationResult };

/**
 * What a source comes to on the page of this reader; null until it is known.
 *
 * @param given the lines that it may use
 */
export function useCalculation(source: string, given = ''): CalculationResult | null {
  const { calculate } = useMessageReader();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void calculate?.(source, given).then((result) => {
      if (isCurrent) setKnown({ source, given, result });
    });
    return () => {
      isCurrent = false;
    };
  }, [calculate, source, given]);
  return known?.source === source && known.given === given ? known.result : null;
}
