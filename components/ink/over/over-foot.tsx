'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useSyncExternalStore } from 'react';
import { InkAuthors } from '@/components/ink/ink-authors';
import type { InkOver } from '@/components/ink/over/use-ink-over';
import type { OnFull } from '@/components/ink/use-surface-keys';
import { InkList } from '@/components/ink/words/ink-list';
import { useDrawingActions } from '@/components/ink/words/use-drawing-actions';
import { useDrawingWords } from '@/components/ink/words/use-drawing-words';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu } from '@/components/ui/overlays/menu';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import { surfaceInk } from '@/lib/ink/client/pad/surface-ink';
import type { PlotFrame } from '@/lib/ink/plot-frame';

export type OverFootProps = {
  over: InkOver;
  ink: OpenInk;
  /** What a plot shows now. */
  window?: PlotFrame | null;
  /** What the cell is called, such as *Picture 2*. */
  cell: string;
  onFull?: OnFull;
};

/** Below something that was drawn on: who drew, the words for it, and its shapes as a list. */
export function OverFoot({ over, ink, window = null, cell, onFull }: OverFootProps) {
  const t = useTranslations('ink.paper');
  const { anchor, desk } = over;
  const here = useMemo(() => surfaceInk(ink, anchor, window), [ink, anchor, window]);
  const items = useSyncExternalStore(here.items.subscribe, here.items.read, here.items.read);
  const { text } = useDrawingWords(ink, anchor, items, desk.people);
  const drawing = useDrawingActions({ ink, desk, anchor, text });
  return (
    <div data-own-keys="" className="pb-2">
      <div className="flex min-h-9 items-center gap-3 text-13 pointer-coarse:min-h-11">
        <InkAuthors items={items} people={desk.people} />
        <span className="flex-1" />
        {drawing.button}
        <Menu
          trigger={<IconButton label={t('more', { cell: t('surface', { cell }) })} icon={<Ellipsis />} />}
        >
          {drawing.items}
        </Menu>
      </div>
      {drawing.isListed ? <InkList id={drawing.listId} ink={here} {...{ items, desk, onFull }} /> : null}
      {drawing.dialog}
    </div>
  );
}
