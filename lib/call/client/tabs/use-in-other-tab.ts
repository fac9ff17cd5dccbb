import { useEffect, useState } from 'react';
import { isInOtherTab } from './tab-hold';

/** Whether another tab of this browser is in the room's call; asked again whenever one comes back to this tab. */
export function useInOtherTab(roomId: string | null): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (roomId === null) return undefined;
    let isCurrent = true;
    const look = () => {
      void isInOtherTab(roomId).then((found) => {
        if (isCurrent) setIsThere(found);
      });
    };
    look();
    window.addEventListener('focus', look);
    return () => {
      isCurrent = false;
      window.removeEventListener('focus', look);
    };
  }, [roomId]);
  return isThere;
}
