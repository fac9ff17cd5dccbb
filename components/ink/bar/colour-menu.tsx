'use client';

import { useTranslations } from 'next-intl';
import { ColourDot } from '@/components/ink/bar/colour-dot';
import { ToolMenu } from '@/components/ink/bar/tool-menu';
import { useToolChoice } from '@/components/ink/bar/use-tool-choice';
import type { InkPeople } from '@/components/ink/ink-desk';
import { MenuItem } from '@/components/ui/overlays/menu';
import { chooseTool } from '@/lib/ink/client/pad/ink-tools';
import { inkColours } from '@/lib/ink/stroke';

type ColourMenuProps = { people: InkPeople; className: string };

/** The colours where there is room for one. */
export function ColourMenu({ people, className }: ColourMenuProps) {
  const t = useTranslations('ink.bar');
  const { colour } = useToolChoice();
  return (
    <ToolMenu
      label={t('colour', { colour: t(`colours.${colour}`) })}
      icon={<ColourDot {...{ colour, people }} isChosen />}
      className={className}
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
    </ToolMenu>
  );
}
