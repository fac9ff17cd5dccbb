'use client';

import type { DrawnOverProps } from '@/components/ink/over/drawn-over';
import type { InkOver as Over } from '@/components/ink/over/use-ink-over';
import { lazyPart } from '@/components/shell/lazy-part';

const DrawnOver = lazyPart(async () => (await import('@/components/ink/over/drawn-over')).DrawnOver, {
  quiet: true,
});

type InkOverProps = Omit<DrawnOverProps, 'ink' | 'over'> & { over: Over };

/** What is drawn over the element around it. Nothing of it is fetched while nobody has drawn. */
export function InkOver(props: InkOverProps) {
  const { ink, items, isDrawing } = props.over;
  return ink === null || (items.length === 0 && !isDrawing) ? null : <DrawnOver {...props} ink={ink} />;
}
