'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useSyncExternalStore } from 'react';
import { InkSurface } from '@/components/ink/ink-surface';
import { ShownInk } from '@/components/ink/over/shown-ink';
import type { InkOver } from '@/components/ink/over/use-ink-over';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import type { PlotFrame } from '@/lib/ink/plot-frame';

/** What is drawn over is so wide (page units), in whatever size it is shown. */
const width = 1000;

export type DrawnOverProps = {
  over: InkOver;
  ink: OpenInk;
  /** The height of what is drawn over, in parts of its width. */
  ratio: number;
  /** What a plot shows now. */
  window?: PlotFrame | null;
  /** What the cell is called, such as *Picture 2*. */
  cell: string;
  className?: string;
};

/** Lies over what is drawn on: as a surface while the tools are out for it, and else only to be seen. */
export function DrawnOver({ over, ink, ratio, window = null, cell, className }: DrawnOverProps) {
  const { desk, anchor, isDrawing } = over;
  const t = useTranslations('ink.paper');
  const words = useId();
  const stored = useMemo(() => ink.wordsOf(anchor), [ink, anchor]);
  const text = useSyncExternalStore(stored.subscribe, stored.read, stored.read);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDrawing) place.current?.querySelector<HTMLElement>('[data-ink]')?.focus({ preventScroll: true });
  }, [isDrawing]);
  const shared = {
    ...{ desk, ink, window },
    surface: { anchor, width, height: width * ratio },
    label: t('surface', { cell }),
    describedBy: words,
  };
  return (
    <div
      ref={place}
      className={clsx('absolute inset-0', isDrawing ? 'z-10' : 'pointer-events-none', className)}
    >
      {isDrawing ? <InkSurface {...shared} className="w-full" /> : <ShownInk {...shared} />}
      <p id={words} className="sr-only">
        {text}
      </p>
    </div>
  );
}
