import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CallStage } from '@/components/call/panels/call-lists';
import { sheetPoint } from '@/components/call/stage/sheet-beside';
import type { Stages } from '@/components/call/stage/use-stages';

/** Brings the sheet to the stage when the page is to go to one of its cells. */
export function usePointStage(stages: Stages, list: readonly CallStage[]): void {
  const latest = useRef({ stages, list });
  useLayoutEffect(() => {
    latest.current = { stages, list };
  });
  useEffect(
    () =>
      sheetPoint.subscribe(() => {
        const { stages: now, list: there } = latest.current;
        if (sheetPoint.read() === null || now.shown?.id === 'sheet') return;
        now.choose?.(
          'both',
          there.find(({ id }) => id === 'sheet'),
        );
      }),
    [],
  );
}
