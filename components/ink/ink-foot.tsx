'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { FileInk } from '@/components/ink/file/file-drawing';
import { useInkDesk, type InkDesk } from '@/components/ink/ink-desk';
import { InkMissing } from '@/components/ink/ink-missing';
import { InkStatus } from '@/components/ink/ink-status';
import { lazyPart, PartMissing } from '@/components/shell/lazy-part';

const InkBarPart = lazyPart(async () => (await import('@/components/ink/bar/ink-bar-part')).InkBarPart, {
  quiet: true,
});

type InkFootProps = {
  /** A paper is on the page: who can ask for drawing sees so before they try. */
  hasPaper?: boolean;
  /** Of a file. It has no head that says whether its ink is saved. */
  file?: Pick<FileInk, 'isMissing'>;
};

/** The tools at the foot of a sheet or a file, while one of its surfaces is drawn on. */
export function InkFoot({ hasPaper = false, file }: InkFootProps) {
  const desk = useInkDesk();
  if (desk !== null) return <ActiveFoot {...{ desk, hasPaper }} isFile={file !== undefined} />;
  if (file?.isMissing !== true) return null;
  return (
    <div className={footLook}>
      <div className={statusLook}>
        <PartMissing />
      </div>
    </div>
  );
}

type ActiveFootProps = { desk: InkDesk; hasPaper: boolean; isFile: boolean };

function ActiveFoot({ desk, hasPaper, isFile }: ActiveFootProps) {
  const { active, shelf, mayDraw, denied } = desk;
  const anchor = useSyncExternalStore(active.subscribe, active.read, active.read);
  const ink = useSyncExternalStore(shelf.ink.subscribe, shelf.ink.read, shelf.ink.read);
  useLeaving(active, anchor !== null);
  const isAskable = hasPaper && ink !== null && !mayDraw && denied.way !== null;
  const isDrawing = anchor !== null;
  const isShown = isDrawing || isAskable;
  if (!isShown && !isFile) return null;
  return (
    <div className={footLook}>
      <div role="status" className={statusLook}>
        {isDrawing || isFile ? <InkMissing shelf={shelf} /> : null}
        {isFile && ink !== null ? <InkStatus {...{ ink, isDrawing }} /> : null}
      </div>
      {isShown ? <InkBarPart desk={desk} /> : null}
    </div>
  );
}

const footLook =
  'pointer-events-none absolute inset-x-0 bottom-3 z-overlay @container flex flex-col items-center gap-2 px-2 *:pointer-events-auto';
const statusLook = 'raised max-w-full rounded-10 shadow-2 empty:hidden';

const writtenIn = '[data-cell] :is([role="textbox"], textarea)';

/** Puts the tools away when the person goes on in a cell that is written. */
function useLeaving(active: InkDesk['active'], isDrawing: boolean): void {
  useEffect(() => {
    if (!isDrawing) return undefined;
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(writtenIn) !== null) active.set(null);
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [active, isDrawing]);
}
