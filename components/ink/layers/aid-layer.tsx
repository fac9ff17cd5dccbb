'use client';

import { useTranslations } from 'next-intl';
import { useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useHasFingers } from '@/components/ink/bar/use-has-fingers';
import { ProtractorDrawing } from '@/components/ink/layers/protractor-drawing';
import { RulerDrawing } from '@/components/ink/layers/ruler-drawing';
import { useDrag } from '@/components/ink/layers/use-drag';
import { grabRadius, useUnit } from '@/components/ink/layers/use-unit';
import { directionOf, type Place } from '@/lib/ink/geometry';
import { easyAngle } from '@/lib/ink/ruler';
import { aids, moveAid, placeOfAid, turnAid } from '@/lib/ink/client/pad/aids';
import type { DrawingAid } from '@/lib/ink/client/pad/ink-tools';

type AidLayerProps = { aid: DrawingAid; size: { width: number; height: number } };

/** The ruler or the protractor on a surface. Its body moves it, its end turns it, and a pen slides along its edge. */
export function AidLayer({ aid, size }: AidLayerProps) {
  const t = useTranslations('ink.aids');
  const { ruler, protractor } = useSyncExternalStore(aids.subscribe, aids.read, aids.read);
  const { at, angle } = aid === 'ruler' ? ruler : protractor;
  const shift = (from: Place, to: Place) => moveAid(aid, size, { x: to.x - from.x, y: to.y - from.y });
  const body = useDrag(size.width, { onMove: shift, onEnd: (from, to) => shift(from, to), isStepwise: true });
  const turn = (_: Place, to: Place) => turnAid(aid, easyAngle(directionOf(placeOfAid(aid), to)));
  const end = useDrag(size.width, { onMove: turn, onEnd: turn });
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? 15 : 1;
    if (event.altKey) moveAid(aid, size, { x: step.x * 4 * far, y: step.y * 4 * far });
    else turnAid(aid, angle + (step.x - step.y) * far);
  };
  const shown = Math.round(angle) % 180;
  const layer = useRef<SVGSVGElement>(null);
  const unit = useUnit(layer, size.width);
  const grab = (useHasFingers() ? grabRadius.coarse : grabRadius.fine) / unit;
  return (
    <svg
      ref={layer}
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
    >
      <g
        role="slider"
        tabIndex={0}
        aria-label={t(aid)}
        aria-valuemin={0}
        aria-valuemax={180}
        aria-valuenow={shown}
        aria-valuetext={t('angle', { degrees: shown })}
        data-ink-layer=""
        transform={`translate(${String(at.x)} ${String(at.y)}) rotate(${String(-angle)})`}
        className="pointer-events-auto touch-none text-ink outline-offset-2"
        onKeyDown={handleKey}
      >
        {aid === 'ruler' ? (
          <RulerDrawing {...ruler} {...{ body, end, grab }} degrees={shown} />
        ) : (
          <ProtractorDrawing {...protractor} {...{ body, end, grab }} degrees={shown} />
        )}
      </g>
    </svg>
  );
}

const steps: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
