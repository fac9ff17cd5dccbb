'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useInkDesk, type InkDesk } from '@/components/ink/ink-desk';
import { lazyPart } from '@/components/shell/lazy-part';

const InkBarPart = lazyPart(async () => (await import('@/components/ink/bar/ink-bar-part')).InkBarPart, {
  quiet: true,
});

/** A paper is on the page: who can ask for drawing sees so before they try. */
type InkFootProps = { hasPaper?: boolean };

/** The tools at the foot of a sheet, while one of its surfaces is drawn on. */
export function InkFoot({ hasPaper = false }: InkFootProps) {
  const desk = useInkDesk();
  return desk === null ? null : <ActiveFoot {...{ desk, hasPaper }} />;
}

function ActiveFoot({ desk, hasPaper }: InkFootProps & { desk: InkDesk }) {
  const { active, shelf, mayDraw, denied } = desk;
  const anchor = useSyncExternalStore(active.subscribe, active.read, active.read);
  const ink = useSyncExternalStore(shelf.ink.subscribe, shelf.ink.read, shelf.ink.read);
  useLeaving(active, anchor !== null);
  const isAskable = hasPaper && ink !== null && !mayDraw && denied.way !== null;
  if (anchor === null && !isAskable) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 z-overlay @container flex flex-col items-center gap-2 px-2 *:pointer-events-auto">
      <InkBarPart desk={desk} />
    </div>
  );
}

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
