'use client';

import { Toolbar } from 'radix-ui';
import { Highlighter, Pencil, Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BarButton, BarLine } from '@/components/ink/bar/bar-button';
import { ColourDots } from '@/components/ink/bar/colour-dots';
import { WidthButtons } from '@/components/ink/bar/width-buttons';
import type { InkDesk } from '@/components/ink/ink-desk';
import { TooltipProvider } from '@/components/ui/overlays/tooltip';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import { chooseTool, toolChoice } from '@/lib/ink/client/pad/ink-tools';

type InkBarProps = { ink: OpenInk; desk: InkDesk; anchor: string };

/** The tools: one stop of the keyboard, with arrow keys inside. */
export function InkBar({ ink, desk }: InkBarProps) {
  const t = useTranslations('ink.bar');
  const keysOf = useTranslations('ink.keys');
  const { tool } = useSyncExternalStore(toolChoice.subscribe, toolChoice.read, toolChoice.read);
  const { canUndo, canRedo } = useInkUndo(ink);
  return (
    <TooltipProvider>
      <Toolbar.Root
        aria-label={t('label')}
        data-own-keys=""
        data-ink-bar=""
        className="raised flex max-w-full items-center gap-1 rounded-12 p-1.5 shadow-2"
      >
        <BarButton
          label={t('tools.pen')}
          shortcut={keysOf('pen')}
          icon={<Pencil />}
          isChosen={tool === 'pen'}
          onClick={() => chooseTool({ tool: 'pen' })}
        />
        <WidthButtons />
        <BarLine />
        <BarButton
          label={t('tools.highlighter')}
          shortcut={keysOf('highlighter')}
          icon={<Highlighter />}
          isChosen={tool === 'highlighter'}
          onClick={() => chooseTool({ tool: 'highlighter' })}
        />
        <BarLine />
        <ColourDots people={desk.people} />
        <BarLine />
        <BarButton
          label={t('undo')}
          shortcut={keysOf('undo')}
          icon={<Undo2 />}
          isIdle={!canUndo}
          hasWords
          onClick={() => ink.undo.undo()}
        />
        <BarButton
          label={t('redo')}
          shortcut={keysOf('redo')}
          icon={<Redo2 />}
          isIdle={!canRedo}
          onClick={() => ink.undo.redo()}
        />
      </Toolbar.Root>
    </TooltipProvider>
  );
}

/** Whether there is a step of this person's to take back, or to bring back. */
function useInkUndo({ undo }: OpenInk): { canUndo: boolean; canRedo: boolean } {
  const [state, setState] = useState({ canUndo: undo.canUndo(), canRedo: undo.canRedo() });
  useEffect(() => {
    const read = () => setState({ canUndo: undo.canUndo(), canRedo: undo.canRedo() });
    read();
    const names = ['stack-item-added', 'stack-item-popped', 'stack-cleared'] as const;
    for (const name of names) undo.on(name, read);
    return () => {
      for (const name of names) undo.off(name, read);
    };
  }, [undo]);
  return state;
}
