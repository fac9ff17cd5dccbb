'use client';

import { useSyncExternalStore } from 'react';
import type { InkDesk } from '@/components/ink/ink-desk';
import { FingerOffer } from '@/components/ink/bar/finger-offer';
import { InkBar } from '@/components/ink/bar/ink-bar';
import { InkLocked } from '@/components/ink/ink-locked';
import { useOpenInk } from '@/components/ink/use-open-ink';

type InkBarPartProps = { desk: InkDesk };

/** The tools for the surface that is drawn on, or why there are none. */
export function InkBarPart({ desk }: InkBarPartProps) {
  const ink = useOpenInk(desk);
  const { mayDraw, denied, active } = desk;
  const anchor = useSyncExternalStore(active.subscribe, active.read, active.read);
  if (ink === null) return null;
  if (!mayDraw) return denied.reason === undefined ? null : <InkLocked {...denied} />;
  if (anchor === null) return null;
  return (
    <>
      <FingerOffer />
      <InkBar {...{ ink, anchor }} people={desk.people} />
    </>
  );
}
