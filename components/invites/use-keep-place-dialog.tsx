'use client';

import { useCallback, useState, type ComponentType, type ReactNode } from 'react';

type Dialog = ComponentType<{ onKept: () => void; onClose: () => void }>;

/**
 * The dialog by which a guest becomes an account, over whatever the page shows; fetched when it is asked for, since
 * few people are guests. `open` is undefined once they have become one.
 */
export function useKeepPlaceDialog(onKept?: () => void): {
  open: (() => void) | undefined;
  dialog: ReactNode;
} {
  const [isKept, setIsKept] = useState(false);
  const [shown, setShown] = useState<{ Dialog: Dialog } | null>(null);
  const open = useCallback(() => {
    void import('@/components/invites/keep-place').then(({ KeepPlace }) => setShown({ Dialog: KeepPlace }));
  }, []);
  const close = () => setShown(null);
  const handleKept = () => {
    setIsKept(true);
    close();
    onKept?.();
  };
  return {
    open: isKept ? undefined : open,
    dialog: shown ? <shown.Dialog onKept={handleKept} onClose={close} /> : null,
  };
}
