import { useState } from 'react';
import { showPanels, togglePanel, type OpenPanels } from '@/components/call/panels/panel-state';

export type Panels = {
  isOpen: (id: string) => boolean;
  /** Opens it, or closes it. */
  toggle: (id: string) => void;
  show: (id: string) => void;
  close: (id: string) => void;
};

/** Which panels are open: at most `limit`, for which there is room. */
export function usePanels(limit: number): Panels {
  const [open, setOpen] = useState<OpenPanels>([]);
  const shown = showPanels(open, limit);
  const toggle = (id: string) => setOpen(togglePanel(open, id, limit));
  return {
    isOpen: (id) => shown.includes(id),
    toggle,
    show: (id) => {
      if (!shown.includes(id)) toggle(id);
    },
    close: (id) => setOpen(open.filter((other) => other !== id)),
  };
}
