'use client';

import { clsx } from 'clsx';
import { useState, type CSSProperties, type ReactNode } from 'react';
import type { Flow } from '@/lib/worksheet/results/computed';

type FlowingValueProps = { flow: Flow | undefined; className: string; children: ReactNode };

/** A value that lights up for a moment when it changed because of another, later links of a chain a little later. */
export function FlowingValue({ flow, className, children }: FlowingValueProps) {
  // A line that comes into sight has nothing new to tell.
  const [seen] = useState(flow?.beat);
  const isFlowing = flow !== undefined && flow.beat !== seen;
  const order: CSSProperties & Record<'--flow-order', number> = { '--flow-order': flow?.order ?? 0 };
  return (
    <span
      className={clsx(className, 'justify-self-start', isFlowing && 'flow')}
      data-beat={isFlowing ? (flow.beat % 2 === 0 ? 'even' : 'odd') : undefined}
      style={isFlowing ? order : undefined}
    >
      <span>{children}</span>
    </span>
  );
}
