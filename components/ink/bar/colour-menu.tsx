'use client';

import { useTranslations } from 'next-intl';
import { BarButton } from '@/components/ink/bar/bar-button';
import { ColourDot } from '@/components/ink/bar/colour-dot';
import { useToolChoice } from '@/components/ink/bar/use-tool-choice';
import type { InkPeople } from '@/components/ink/ink-desk';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { chooseTool } from '@/lib/ink/client/pad/ink-tools';
import { inkColours } from '@/lib/ink/stroke';

type ColourMenuProps = { people: InkPeople; className: string };

/** The colours where there is room for one. */
export function ColourMenu({ people, className }: ColourMenuProps) {
  const t = useTranslations('ink.bar');
  const { colour } = useToolChoice();
  return (
    <Menu
      side="top"
      align="center"
      trigger={
        <BarButton
          label={t('colour', { colour: t(`colours.${colour}`) })}
          icon={<ColourDot {...{ colour, people }} isChosen />}
          className={className}
        />
      }
    >
      {inkColours.map((one) => (
        <MenuItem
          key={one}
          icon={<ColourDot colour={one} people={people} isChosen={one === colour} />}
          onSelect={() => chooseTool({ colour: one })}
        >
          {t(`colours.${one}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
