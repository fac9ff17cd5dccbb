'use client';

import { GlyphIcon } from '@/components/reactions/glyph-icon';
import { shownOf } from '@/lib/reactions/reactions';
import type { ReactionStore } from '@/lib/reactions/client/create-reactions';
import { useReactionsIn } from '@/lib/reactions/client/use-reactions';

/** What somebody's reactions look like in their tile: they rise, or stand still where motion is reduced. */
export function RisingReactions({ store, uid }: { store: ReactionStore; uid: string }) {
  const { shown, more } = shownOf(useReactionsIn(store), uid);
  if (shown.length === 0) return null;
  return (
    <span
      aria-hidden="true"
      data-reactions={shown.length + more}
      className="pointer-events-none absolute right-3 bottom-3 z-overlay h-33 w-10"
    >
      {shown.map(({ key, glyph }, index) => (
        <span
          key={key}
          style={{ bottom: 28 + (shown.length - 1 - index) * 36 }}
          className="absolute left-0 grid size-8 place-items-center rounded-6 bg-plate text-stage-text transition-[bottom] duration-240 motion-safe:animate-rise [&_.lucide]:size-5"
        >
          <GlyphIcon glyph={glyph} />
        </span>
      ))}
      {more > 0 ? (
        <span className="absolute bottom-0 left-0.5 rounded-4 bg-plate px-1.5 text-12 leading-5 font-medium text-stage-text tabular">
          {`+${more}`}
        </span>
      ) : null}
    </span>
  );
}
