'use client';

import { useTranslations } from 'next-intl';
import { BarButton } from '@/components/ink/bar/bar-button';
import { ColourDot } from '@/components/ink/bar/colour-dot';
import { useToolChoice } from '@/components/ink/bar/use-tool-choice';
import type { InkPeople } from '@/components/ink/ink-desk';
import { chooseTool } from '@/lib/ink/client/pad/ink-tools';
import { inkColours } from '@/lib/ink/stroke';

type ColourDotsProps = { people: InkPeople; className?: string };

/** The colours, one's own first. */
export function ColourDots({ people, className = '' }: ColourDotsProps) {
  const t = useTranslations('ink.bar.colours');
  const { colour } = useToolChoice();
  return inkColours.map((one) => (
    <BarButton
      key={one}
      label={t(`${one}`)}
      shortcut={String(one + 1)}
      isNarrow
      isChosen={colour === one}
      className={`aria-pressed:bg-transparent! ${className}`}
      icon={<ColourDot colour={one} people={people} isChosen={colour === one} />}
      onClick={() => chooseTool({ colour: one })}
    />
  ));
}
