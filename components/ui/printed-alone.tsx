'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What the page prints instead of itself while this is there; on the screen it does not show. */
export const PrintedAlone = ({ children }: { children: ReactNode }) =>
  createPortal(<div className="printed-alone">{children}</div>, document.body);
