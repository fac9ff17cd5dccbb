'use client';

import { clsx } from 'clsx';
import { useState, type CSSProperties, type ReactNode } from 'react';
import type { Flow } from '@/lib/worksheet/results/computed';

type FlowingValueProps = { flow: Flow | undefined; className: string; children: ReactNode };

/** A value that lights up for a moment when it changed because of another, later links of a chain a little later. */
export function FlowingValue({ flow, className, children }: FlowingValueProps) {
  // A line that comes into sight has nothing new to tell. Two changes that are drawn as one count once.
  const [seen, setSeen] = useState({ beat: flow?.beat, turn: 0 });
  if (flow !== undefined && flow.beat !== seen.beat) setSeen({ beat: flow.beat, turn: seen.turn + 1 });
  const isFlowing = seen.turn > 0;
  const order: CSSProperties & Record<'--flow-order', number> = { '--flow-order': flow?.order ?? 0 };
  return (
    <span
      className={clsx(className, 'justify-self-start', isFlowing && 'flow')}
      data-turn={isFlowing ? (seen.turn % 2 === 0 ? 'even' : 'odd') : undefined}
      style={isFlowing ? order : undefined}
    >
      <span>{children}</span>
    </span>
  );
}
