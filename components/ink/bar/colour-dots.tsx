'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { BarButton } from '@/components/ink/bar/bar-button';
import type { InkPeople } from '@/components/ink/ink-desk';
import { useSession } from '@/lib/auth/client/use-session';
import { chooseTool, toolChoice } from '@/lib/ink/client/pad/ink-tools';
import { inkColours, type InkColour } from '@/lib/ink/stroke';

const grounds: Record<InkColour, string> = {
  0: 'ink-dot',
  1: 'bg-(--ink-black)',
  2: 'bg-(--ink-red)',
  3: 'bg-(--ink-green)',
};

/** The colours, one's own first. */
export function ColourDots({ people }: { people: InkPeople }) {
  const t = useTranslations('ink.bar.colours');
  const { colour } = useSyncExternalStore(toolChoice.subscribe, toolChoice.read, toolChoice.read);
  const uid = useSession().user?.uid ?? '';
  const { hue } = people.colourOf(uid);
  return inkColours.map((one) => (
    <BarButton
      key={one}
      label={t(`${one}`)}
      isNarrow
      isChosen={colour === one}
      className="aria-pressed:bg-transparent!"
      icon={
        <span
          className={clsx(
            'grid size-7 place-items-center rounded-full',
            colour === one && 'border-2 border-ink forced-colors:border-[Highlight]',
          )}
        >
          <span
            {...(one === 0 && { 'data-hue': hue })}
            className={clsx('size-5 rounded-full forced-color-adjust-none', grounds[one])}
          />
        </span>
      }
      onClick={() => chooseTool({ colour: one })}
    />
  ));
}
