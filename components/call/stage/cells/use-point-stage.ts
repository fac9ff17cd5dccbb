import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CallStage } from '@/components/call/panels/call-lists';
import { sheetPoint, sheetWish } from '@/components/call/stage/sheet-beside';
import type { Stages } from '@/components/call/stage/use-stages';

/**
 * Brings the sheet to the stage when the page is to go to one of its cells, or the person wants to see their page.
 *
 * @param uncover closes the panel that lies over the stage of a phone
 */
export function usePointStage(
  stages: Stages,
  list: readonly CallStage[],
  uncover: (() => void) | undefined,
): void {
  const latest = useRef({ stages, list, uncover });
  useLayoutEffect(() => {
    latest.current = { stages, list, uncover };
  });
  useEffect(() => {
    const bring = () => {
      const { stages: now, list: there } = latest.current;
      if (now.shown?.id === 'sheet') return;
      now.choose?.(
        'both',
        there.find(({ id }) => id === 'sheet'),
      );
    };
    const stopPoint = sheetPoint.subscribe(() => {
      const point = sheetPoint.read();
      if (point === null) return;
      if (!point.isBack) latest.current.uncover?.();
      bring();
    });
    const stopWish = sheetWish.subscribe(() => {
      latest.current.uncover?.();
      bring();
    });
    return () => {
      stopPoint();
      stopWish();
    };
  }, []);
}
