'use client';

import { Circle, MoveUpRight, Ruler, Shapes, Slash, Square, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AxesIcon } from '@/components/ink/bar/axes-icon';
import { ToolMenu } from '@/components/ink/bar/tool-menu';
import { useToolChoice } from '@/components/ink/bar/use-tool-choice';
import { MenuChoices } from '@/components/ui/overlays/menu-choice';
import { chooseTool, type DrawingAid } from '@/lib/ink/client/pad/ink-tools';
import { shapeKinds, type ShapeKind } from '@/lib/ink/shapes/shape-points';

const shapeIcons: Record<ShapeKind, LucideIcon | typeof AxesIcon> = {
  line: Slash,
  arrow: MoveUpRight,
  circle: Circle,
  rectangle: Square,
  axes: AxesIcon,
};

/** Which shape is drawn. The button shows the chosen one. */
export function ShapeMenu({ className }: { className: string }) {
  const t = useTranslations('ink.bar');
  const keys = useTranslations('ink.keys');
  const { tool } = useToolChoice();
  return (
    <ToolMenu
      label={t('tools.shape')}
      shortcut={keys('shape')}
      icon={<ShapeIcon />}
      isChosen={tool === 'shape'}
      className={className}
    >
      <ShapeChoices />
    </ToolMenu>
  );
}

function ShapeIcon() {
  const { tool, shape } = useToolChoice();
  const Icon = tool === 'shape' ? shapeIcons[shape] : Shapes;
  return <Icon />;
}

export function ShapeChoices() {
  const t = useTranslations('ink.bar');
  const { tool, shape } = useToolChoice();
  return (
    <MenuChoices<ShapeKind | ''>
      label={t('tools.shape')}
      value={tool === 'shape' ? shape : ''}
      choices={shapeKinds.map((value) => ({ value, label: t(`shapes.${value}`) }))}
      onChoose={(value) => {
        if (value !== '') chooseTool({ tool: 'shape', shape: value });
      }}
    />
  );
}

/** What lies on the surface to draw along. */
export function AidMenu({ className }: { className: string }) {
  const t = useTranslations('ink.bar');
  const keys = useTranslations('ink.keys');
  const { aid } = useToolChoice();
  return (
    <ToolMenu
      label={t('aid')}
      shortcut={keys('aid')}
      icon={<Ruler />}
      isChosen={aid !== null}
      className={className}
    >
      <AidChoices />
    </ToolMenu>
  );
}

export function AidChoices() {
  const t = useTranslations('ink.bar');
  const { aid } = useToolChoice();
  const values: readonly (DrawingAid | 'none')[] = ['none', 'ruler', 'protractor'];
  return (
    <MenuChoices
      label={t('aid')}
      value={aid ?? 'none'}
      choices={values.map((value) => ({ value, label: t(`aids.${value}`) }))}
      onChoose={(value) => chooseTool({ aid: value === 'none' ? null : value })}
    />
  );
}
