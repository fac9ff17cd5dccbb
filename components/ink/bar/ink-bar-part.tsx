'use client';

import type { InkDesk } from '@/components/ink/ink-desk';
import { InkBar } from '@/components/ink/bar/ink-bar';
import { InkWords } from '@/components/ink/ink-words';
import { useOpenInk } from '@/components/ink/use-open-ink';

type InkBarPartProps = { desk: InkDesk; anchor: string };

/** The tools for the surface that is drawn on, for a person who may. */
export function InkBarPart({ desk, anchor }: InkBarPartProps) {
  const ink = useOpenInk(desk);
  if (ink === null || !desk.mayDraw) return null;
  return (
    <InkWords>
      <InkBar {...{ ink, desk, anchor }} />
    </InkWords>
  );
}
