'use client';

import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { LeadRow } from '@/components/class/lead-row';
import { OwnPage } from '@/components/class/page/own-page';
import { PageRow, type SheetPlace } from '@/components/class/page/page-row';
import { useSheetCompany } from '@/components/worksheet/sheet-company';
import { watchHandouts } from '@/lib/class/client/watch-handouts';
import { hasCaret } from '@/lib/core/client/caret/has-caret';
import { useWatch } from '@/lib/core/client/use-watch';

type RoomPagesProps = {
  roomId: string;
  uid: string;
  /** Whether this person leads the class: they have no page, and say what learners may do with theirs. */
  leads: boolean;
  /** Whether this person gets pages. */
  hasOwn: boolean;
  /** Why this person writes on no page; no reason where they may. */
  pageDenied: string | undefined;
  onFailed: (thrown: unknown) => void;
  className: string;
  /** The sheets that everybody has. */
  children: ReactNode;
};

/**
 * The sheets of a room, and what was handed out last: a learner goes between their page and the shared sheet, and a
 * person who leads the class says what learners may do with their pages.
 */
export function RoomPages(props: RoomPagesProps) {
  const { roomId, uid, leads, hasOwn, pageDenied, onFailed, className, children } = props;
  const handout = useWatch(watchHandouts, roomId).value?.[0];
  const hasPage = hasOwn && handout !== undefined;
  const [place, setPlace] = usePlace(hasPage ? handout.id : null);
  return (
    <div className={clsx('flex min-h-0 flex-col', className)}>
      {hasPage ? <PageRow handout={handout} place={place} onChoose={setPlace} /> : null}
      {leads && handout !== undefined ? <LeadRow {...{ roomId, handout, onFailed }} /> : null}
      {hasPage && place === 'page' ? (
        <OwnPage key={handout.id} {...{ roomId, uid, handout, pageDenied, onFailed }} />
      ) : (
        children
      )}
    </div>
  );
}

/** Where the learner is. A new page is shown at once, unless they write just then; who follows is led to the sheet. */
function usePlace(handoutId: string | null) {
  const { follow, point } = useSheetCompany();
  const [place, setPlace] = useState<SheetPlace>('page');
  const [shown, setShown] = useState(handoutId);
  if (handoutId !== shown) {
    setShown(handoutId);
    setPlace(hasCaret(document.activeElement) ? 'shared' : 'page');
  }
  const led = follow?.led?.isFollowed === true ? follow.led.spot : null;
  const [reached, setReached] = useState({ led, point });
  if (reached.led !== led || reached.point !== point) {
    setReached({ led, point });
    if (led !== null || point !== null) setPlace('shared');
  }
  return [place, setPlace] as const;
}
