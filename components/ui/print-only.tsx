'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What the page prints instead of itself while this is there; on the screen it does not show. */
export const PrintOnly = ({ children }: { children: ReactNode }) =>
  createPortal(<div className="print-only">{children}</div>, document.body);
