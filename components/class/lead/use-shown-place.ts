import { useState } from 'react';
import { useSheetCompany } from '@/components/worksheet/sheet-company';
import type { Shown } from '@/lib/class/handout';
import { hasCaret } from '@/lib/core/client/caret/has-caret';

/**
 * Whether this person sees the page that is shown. A new one opens at once, unless they write just then; going to
 * another place of the sheet closes it.
 */
export function useShownPlace(shown: Shown | undefined) {
  const id = shown?.id ?? null;
  const { follow, point } = useSheetCompany();
  const spot = follow?.led?.isFollowed === true ? follow.led.spot : null;
  const [known, setKnown] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [reached, setReached] = useState({ spot, point });
  if (id !== known) {
    setKnown(id);
    setIsOpen(id !== null && !hasCaret(document.activeElement));
  }
  if (reached.spot !== spot || reached.point !== point) {
    setReached({ spot, point });
    if (spot !== null || point !== null) setIsOpen(false);
  }
  return { isOpen: isOpen && id !== null, setIsOpen };
}
