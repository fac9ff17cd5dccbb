'use client';

import { clsx } from 'clsx';
import { useEffect, type ReactNode } from 'react';
import type { FileInk } from '@/components/ink/file/file-drawing';
import { usePageName } from '@/components/ink/file/use-page-name';
import { useInkDesk } from '@/components/ink/ink-desk';
import { InkOver } from '@/components/ink/over/ink-over';
import { overWidth, useInkOver } from '@/components/ink/over/use-ink-over';
import { useFull } from '@/components/ink/use-full';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { anchorOfPage } from '@/lib/ink/file-page';

type DrawnPageProps = {
  /** From 1; null for a picture. */
  page: number | null;
  /** Its height in parts of its width; null until the page is here. */
  ratio: number | null;
  /** Null where nothing can be drawn. */
  ink: FileInk | null;
  className?: string;
  children: ReactNode;
};

/** A page of a file with what is drawn on it, in whatever size it is shown. */
export function DrawnPage({ page, ratio, ink, className = 'w-fit', children }: DrawnPageProps) {
  const anchor = anchorOfPage(page ?? 1);
  const active = useInkDesk()?.active;
  const { isDrawing = false, putAway } = ink ?? {};
  // A key or a line that is written elsewhere puts the tools away. This comes before the page lets go of them: a page
  // that is turned keeps them out.
  useEffect(
    () => active?.subscribe(() => (active.read() === null ? putAway?.() : undefined)),
    [active, anchor, putAway],
  );
  const over = useInkOver(anchor);
  const name = usePageName(page);
  const [full, setFull] = useFull(anchor, over?.items);
  const error = useUserError(full);
  // The tools go along to the page that is turned to.
  useEffect(() => active?.set(isDrawing ? anchor : null), [active, isDrawing, anchor]);
  return (
    <div className={clsx('file-page relative', className)}>
      {children}
      {over && ratio !== null ? (
        <InkOver key={anchor} {...{ over }} height={overWidth * ratio} cell={name} onFull={setFull} />
      ) : null}
      <FailureNotice error={isDrawing ? error : null} className="absolute inset-x-3 top-3 z-20" />
    </div>
  );
}
