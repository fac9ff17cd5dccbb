'use client';

import { CopyPlus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { InkPeople } from '@/components/ink/ink-desk';
import { ColourDot } from '@/components/ink/bar/colour-dot';
import { copySelected, removeSelected, type OnFull } from '@/components/ink/use-surface-keys';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { recolourInk } from '@/lib/ink/edit/transform';
import { inkColours } from '@/lib/ink/stroke';
import { changeSelected } from '@/lib/ink/client/pad/selection';
import type { SurfaceInk } from '@/lib/ink/client/pad/surface-ink';

type SelectionToolsProps = {
  ink: SurfaceInk;
  people: InkPeople;
  onFull: OnFull;
  /** The lower left corner of what is selected, in parts of the surface. */
  at: { x: number; y: number };
};

/** What can be done with the strokes that are selected. */
export function SelectionTools({ ink, people, onFull, at }: SelectionToolsProps) {
  const t = useTranslations('ink.selection');
  const colours = useTranslations('ink.bar.colours');
  const keys = useTranslations('ink.keys');
  // Near an edge it stands above or further left, so that all of it is on the surface.
  const place = {
    left: `clamp(4px, ${String(at.x * 100)}%, calc(100% - 240px))`,
    top: `min(calc(${String(at.y * 100)}% + 14px), calc(100% - 48px))`,
  };
  return (
    <div
      role="toolbar"
      aria-label={t('label')}
      data-ink-layer=""
      className="raised absolute z-overlay flex cursor-default items-center rounded-10 p-1 shadow-2"
      style={place}
    >
      {inkColours.map((colour) => (
        <IconButton
          key={colour}
          label={t('recolour', { colour: colours(`${colour}`) })}
          icon={<ColourDot {...{ colour, people }} isChosen={false} />}
          onClick={() => changeSelected(ink, (items) => recolourInk(items, colour))}
        />
      ))}
      <IconButton
        label={t('copy')}
        shortcut={keys('copy')}
        icon={<CopyPlus />}
        onClick={() => copySelected(ink, onFull)}
      />
      <IconButton
        label={t('remove')}
        shortcut={keys('remove')}
        icon={<Trash2 />}
        onClick={() => removeSelected(ink)}
      />
    </div>
  );
}
