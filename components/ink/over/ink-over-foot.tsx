'use client';

import type { OverFootProps } from '@/components/ink/over/over-foot';
import { lazyPart } from '@/components/shell/lazy-part';

const OverFoot = lazyPart(async () => (await import('@/components/ink/over/over-foot')).OverFoot, {
  quiet: true,
});

/** What is said about a drawing, from its first stroke on. */
export function InkOverFoot(props: Omit<OverFootProps, 'ink'>) {
  const { ink, items } = props.over;
  return ink === null || items.length === 0 ? null : <OverFoot {...props} ink={ink} />;
}
