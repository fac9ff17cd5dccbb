'use client';

import { useCallback, useState, type ReactNode } from 'react';

/** Opens a dialog; it is given what closes it. */
export type OpenDialog = (render: (close: () => void) => ReactNode) => void;

/**
 * Holds a dialog above what it is opened from: it stays when that goes, such as the row of somebody who leaves while
 * one writes down why they are banned.
 */
export function useHeldDialog(): { dialog: ReactNode; open: OpenDialog } {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const open = useCallback<OpenDialog>((render) => {
    // An answer that comes after its dialog was closed leaves the next one open.
    const own: ReactNode = render(() => setDialog((shown: ReactNode) => (shown === own ? null : shown)));
    setDialog(own);
  }, []);
  return { dialog, open };
}
