'use client';

import { useSyncExternalStore } from 'react';
import type { InkPeople } from '@/components/ink/ink-desk';
import { PersonBar } from '@/components/ui/people/person-bar';
import { firstName } from '@/lib/core/first-name';
import type { SurfaceInk } from '@/lib/ink/client/pad/surface-ink';

type LiveFlagsProps = {
  here: SurfaceInk;
  people: InkPeople;
  /** In page units. */
  size: { width: number; height: number };
};

/** The names of those who draw at this moment, each beside the tip of their pen. */
export function LiveFlags({ here, people, size }: LiveFlagsProps) {
  const lines = useSyncExternalStore(here.live.subscribe, here.live.read, here.live.read);
  const tips = new Map(lines.map(({ author, stroke }) => [author, stroke.points.at(-1)]));
  return Array.from(tips, ([author, tip]) => {
    const name = people.nameOf(author);
    if (name === null || tip === undefined) return null;
    return (
      <span
        key={author}
        aria-hidden="true"
        className="pointer-events-none absolute flex h-5 translate-x-2 -translate-y-6 items-center gap-1 rounded-4 bg-surface px-1.5 text-12 font-medium shadow-1"
        style={{
          left: `${String((100 * tip.x) / size.width)}%`,
          top: `${String((100 * tip.y) / size.height)}%`,
        }}
      >
        <PersonBar {...people.colourOf(author)} className="h-3" />
        {firstName(name)}
      </span>
    );
  });
}
