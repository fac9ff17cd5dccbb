'use client';

import { clsx } from 'clsx';
import type { InkPeople } from '@/components/ink/ink-desk';
import { useSession } from '@/lib/auth/client/use-session';
import type { InkColour } from '@/lib/ink/stroke';

const grounds: Record<InkColour, string> = {
  0: 'ink-dot',
  1: 'bg-(--ink-black)',
  2: 'bg-(--ink-red)',
  3: 'bg-(--ink-green)',
};

type ColourDotProps = { colour: InkColour; people: InkPeople; isChosen: boolean };

/** A colour as it is on this paper; 0 is that of the person who looks. */
export function ColourDot({ colour, people, isChosen }: ColourDotProps) {
  const uid = useSession().user?.uid ?? '';
  return (
    <span
      className={clsx(
        'grid size-7 place-items-center rounded-full',
        isChosen && 'border-2 border-ink forced-colors:border-[Highlight]',
      )}
    >
      <span
        {...(colour === 0 && { 'data-hue': people.colourOf(uid).hue })}
        className={clsx('size-5 rounded-full forced-color-adjust-none', grounds[colour])}
      />
    </span>
  );
}
