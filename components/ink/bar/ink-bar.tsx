'use client';

import { Toolbar } from 'radix-ui';
import { Highlighter, Lasso, Pencil, Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { BarButton, BarLine } from '@/components/ink/bar/bar-button';
import { ColourDots } from '@/components/ink/bar/colour-dots';
import { ColourMenu } from '@/components/ink/bar/colour-menu';
import { EraserButton } from '@/components/ink/bar/eraser-button';
import { MoreMenu } from '@/components/ink/bar/more-menu';
import { PointerIcon } from '@/components/ink/bar/pointer-icon';
import { AidMenu, ShapeMenu } from '@/components/ink/bar/tool-menus';
import { useInkUndo } from '@/components/ink/bar/use-ink-undo';
import { useToolChoice } from '@/components/ink/bar/use-tool-choice';
import { WidthButtons } from '@/components/ink/bar/width-buttons';
import type { InkPeople } from '@/components/ink/ink-desk';
import { TooltipProvider } from '@/components/ui/overlays/tooltip';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import { chooseTool, type InkTool } from '@/lib/ink/client/pad/ink-tools';

type InkBarProps = {
  ink: OpenInk;
  /** The surface that is drawn on. */
  anchor: string;
  people: InkPeople;
};

/** What does not stand in a narrow bar is in its last menu. */
const wideOnly = '@max-[640px]:hidden';

const icons = {
  pen: <Pencil />,
  highlighter: <Highlighter />,
  lasso: <Lasso />,
  pointer: <PointerIcon />,
} satisfies Partial<Record<InkTool, unknown>>;

/** The tools: one stop of the keyboard, with arrow keys inside. */
export function InkBar({ ink, anchor, people }: InkBarProps) {
  const t = useTranslations('ink.bar');
  const keys = useTranslations('ink.keys');
  const { canUndo, canRedo, undo, redo } = useInkUndo(ink, anchor);
  const wide = { className: wideOnly };
  return (
    <TooltipProvider>
      <Toolbar.Root
        aria-label={t('label')}
        data-own-keys=""
        data-ink-bar=""
        className="raised flex max-w-full items-center gap-1 rounded-12 p-1.5 shadow-2 @max-[800px]:gap-0.5"
      >
        <ToolButton tool="pen" />
        <WidthButtons className={wideOnly} />
        <BarLine {...wide} />
        <ToolButton tool="highlighter" />
        <EraserButton />
        <ToolButton tool="lasso" />
        <ShapeMenu {...wide} />
        <AidMenu {...wide} />
        <ToolButton tool="pointer" {...wide} />
        <BarLine {...wide} />
        <ColourDots people={people} {...wide} />
        <ColourMenu people={people} className="@min-[640px]:hidden" />
        <BarLine {...wide} />
        <BarButton
          label={t('undo')}
          shortcut={keys('undo')}
          icon={<Undo2 />}
          isIdle={!canUndo}
          hasWords
          onClick={undo}
        />
        <BarButton
          label={t('redo')}
          shortcut={keys('redo')}
          icon={<Redo2 />}
          isIdle={!canRedo}
          {...wide}
          onClick={redo}
        />
        <MoreMenu canRedo={canRedo} onRedo={redo} />
      </Toolbar.Root>
    </TooltipProvider>
  );
}

type ToolButtonProps = { tool: keyof typeof icons; className?: string };

/** A tool that a press chooses. */
function ToolButton({ tool, className }: ToolButtonProps) {
  const t = useTranslations('ink.bar.tools');
  const keys = useTranslations('ink.keys');
  const choice = useToolChoice();
  return (
    <BarButton
      label={t(tool)}
      shortcut={keys(tool)}
      icon={icons[tool]}
      isChosen={choice.tool === tool}
      className={className}
      onClick={() => chooseTool({ tool })}
    />
  );
}
