import { useState } from 'react';
import type { SheetPlace } from '@/components/class/page/page-row';
import { useSheetCompany } from '@/components/worksheet/sheet-company';
import type { HandedOut } from '@/lib/class/parse-handouts';
import { hasCaret } from '@/lib/core/client/caret/has-caret';

/** A learner's page, the sheet that everybody has, or the wall of a person who leads the class. */
export type Place = SheetPlace | 'wall';

/**
 * Where a person is, and which of their pages they have there. A new page is shown at once, unless they write just
 * then: they stay on the page or the sheet with their words. A learner who follows is led to the sheet.
 *
 * @param handouts what this person has pages of, the newest first
 */
export function useOwnPlace(handouts: readonly HandedOut[]) {
  const newest = handouts[0]?.id ?? null;
  const [place, setPlace] = useState<Place>('page');
  const [seen, setSeen] = useState(newest);
  /** The earlier page that they are on; null for the newest. */
  const [earlier, setEarlier] = useState<string | null>(null);
  if (newest !== seen) {
    const isWriting = hasCaret(document.activeElement);
    const staysOnPage = isWriting && place === 'page' && seen !== null;
    setSeen(newest);
    setEarlier(staysOnPage ? (earlier ?? seen) : null);
    setPlace(!isWriting || staysOnPage ? 'page' : 'shared');
  }
  useLed(() => setPlace('shared'));
  const own = handouts.find(({ id }) => id === earlier) ?? handouts[0] ?? null;
  return {
    place,
    setPlace,
    own,
    /** Opens another page of theirs. */
    turnTo: (id: string) => {
      setEarlier(id === newest ? null : id);
      setPlace('page');
    },
  };
}

/** A person who follows is led to the shared sheet, and so is everybody whom a host leads to a cell. */
function useLed(go: () => void): void {
  const { follow, point } = useSheetCompany();
  const led = follow?.led?.isFollowed === true ? follow.led.spot : null;
  const [reached, setReached] = useState({ led, point });
  if (reached.led !== led || reached.point !== point) {
    setReached({ led, point });
    if (led !== null || point !== null) go();
  }
}
