'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { InkSurface } from '@/components/ink/ink-surface';
import { ShownInk } from '@/components/ink/over/shown-ink';
import { useDrawingWords } from '@/components/ink/words/use-drawing-words';
import { overWidth, type InkOver } from '@/components/ink/over/use-ink-over';
import type { AppError } from '@/lib/errors/app-error';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import type { Pan } from '@/lib/ink/client/pad/pan';
import type { PlotFrame } from '@/lib/ink/plot-frame';

export type DrawnOverProps = {
  over: InkOver;
  ink: OpenInk;
  /** Its height in page units. It is 1000 wide, in whatever size it is shown. */
  height: number;
  /** What a plot shows now. */
  window?: PlotFrame | null;
  /** What fingers move that do not draw; null for the page. */
  pan?: Pan | null;
  /** What the cell is called, such as *Picture 2*. */
  cell: string;
  /** Hears why no more fits. */
  onFull: (full: AppError) => void;
};

/** Lies over what is drawn on: as a surface while the tools are out for it, and else only to be seen. */
export function DrawnOver(props: DrawnOverProps) {
  const { over, ink, height, window = null, pan = null, cell, onFull } = props;
  const { desk, anchor, isDrawing } = over;
  const t = useTranslations('ink.paper');
  const words = useId();
  const { described } = useDrawingWords(ink, anchor, over.items, desk.people);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDrawing) place.current?.querySelector<HTMLElement>('[data-ink]')?.focus({ preventScroll: true });
  }, [isDrawing]);
  const shared = {
    ...{ desk, ink, window },
    surface: { anchor, width: overWidth, height },
    label: t('surface', { cell }),
    describedBy: words,
  };
  return (
    <div
      ref={place}
      // It ends the drawing before the selection of cells.
      {...(isDrawing && { 'data-own-escape': '' })}
      className={clsx('absolute inset-0', isDrawing ? 'z-10' : 'pointer-events-none')}
    >
      {isDrawing ? (
        <InkSurface {...shared} {...{ pan, onFull }} className={clsx('w-full', pan && 'touch-none!')} />
      ) : (
        <ShownInk {...shared} />
      )}
      <p id={words} className="sr-only">
        {described}
      </p>
    </div>
  );
}
