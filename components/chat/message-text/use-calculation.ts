import { useEffect, useState } from 'react';
import { useMessageReader } from '@/components/chat/message-text/message-reader';
import type { CalculationResult } from '@/lib/chat/calculation-result';

/** What a source comes to on the page of this reader; null until it is known. */
export function useCalculation(source: string): CalculationResult | null {
  const { calculate } = useMessageReader();
  const [known, setKnown] = useState<{ source: string; result: CalculationResult } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void calculate?.(source).then((result) => {
      if (isCurrent) setKnown({ source, result });
    });
    return () => {
      isCurrent = false;
    };
  }, [calculate, source]);
  return known?.source === source ? known.result : null;
}
