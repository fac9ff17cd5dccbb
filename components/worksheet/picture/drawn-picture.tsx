'use client';

import type { ReactNode } from 'react';
import { DrawOverButton } from '@/components/ink/over/draw-over-button';
import { InkOver } from '@/components/ink/over/ink-over';
import { InkOverFoot } from '@/components/ink/over/ink-over-foot';
import { overWidth, useInkOver } from '@/components/ink/over/use-ink-over';
import { useFull } from '@/components/ink/use-full';
import { FullPaper } from '@/components/worksheet/paper/full-paper';

type DrawnPictureProps = {
  /** The cell that shows it, and what that is called. */
  cell: { id: string; label: string };
  what: 'picture' | 'page';
  /** Its height in parts of its width; undefined until it is here, and where it has no size of its own. */
  ratio: number | undefined;
  children: ReactNode;
};

/** A picture with what is drawn on it, in whatever size it is shown. Ink waits until the picture is here. */
export function DrawnPicture({ cell, what, ratio, children }: DrawnPictureProps) {
  const over = useInkOver(cell.id);
  const [full, setFull] = useFull(cell.id, over?.items);
  const hasInk = over !== null && ratio !== undefined;
  return (
    <>
      <div className="file-page relative w-fit max-w-full">
        {children}
        {hasInk ? (
          <InkOver {...{ over }} height={Math.round(overWidth * ratio)} cell={cell.label} onFull={setFull} />
        ) : null}
      </div>
      {hasInk ? (
        <>
          <DrawOverButton {...{ over, what }} className={buttonLook} />
          {full === null ? null : <FullPaper {...{ cell, full }} onClose={() => setFull(null)} />}
          <InkOverFoot over={over} cell={cell.label} onFull={setFull} />
        </>
      ) : null}
    </>
  );
}

/** In the corner of the cell, for those who look for it. */
const buttonLook =
  'raised absolute! top-2 right-2 z-20 tablet:right-1 opacity-0 shadow-1 group-focus-within/picture:opacity-100 group-hover/picture:opacity-100 pointer-coarse:opacity-100 max-tablet:size-11!';
