'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { PaperCamera } from '@/lib/paper/client/paper-camera';
import { usePaperView } from '@/lib/paper/client/use-paper-view';

type CornerHandleProps = { camera: PaperCamera; at: number; label: string };

/** How far an arrow key moves a corner, as a fraction of the picture; with Shift it goes further. */
const [step, stride] = [0.01, 0.05];

const directions: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** One corner of the page: dragged by finger or mouse, and moved by the arrow keys. */
export function CornerHandle({ camera, at, label }: CornerHandleProps) {
  const t = useTranslations('paper.view');
  const { quad } = usePaperView(camera);
  const { x, y } = quad[at] ?? { x: 0, y: 0 };
  const place = t('place', { x: Math.round(x * 100), y: Math.round(y * 100) });

  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return;
    camera.moveCorner(at, { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  };
  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? stride : step;
    camera.moveCorner(at, { x: x + direction.x * by, y: y + direction.y * by });
  };
  return (
    <button
      type="button"
      aria-label={t('corner', { corner: label, place })}
      className="absolute size-11 -translate-1/2 touch-none rounded-full border-2 border-white bg-white/40 before:absolute before:inset-3.5 before:rounded-full before:bg-white"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      onPointerDown={({ currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId);
        camera.hold(true);
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => camera.hold(false)}
      onKeyDown={move}
    />
  );
}
