'use client';

import type { KeyboardEvent } from 'react';
import type { InkDesk } from '@/components/ink/ink-desk';
import { isAppError, type AppError } from '@/lib/errors/app-error';
import { copyInk, moveInk, recolourInk } from '@/lib/ink/edit/transform';
import { actOfKey, type InkAct } from '@/lib/ink/client/pad/ink-keys';
import { chooseTool, nextAid, toolChoice } from '@/lib/ink/client/pad/ink-tools';
import { changeSelected, inkSelection, selectedOf, selectInk } from '@/lib/ink/client/pad/selection';
import type { SurfaceInk } from '@/lib/ink/client/pad/surface-ink';

/** How far a copy lies from what was copied (units). */
const aside = { x: 20, y: 20 };

/** Hears why no more fits; undefined where nobody says so. */
export type OnFull = ((full: AppError) => void) | undefined;

/** Copies what is selected; the copies are selected then. Tells why where they do not fit. */
export function copySelected(ink: SurfaceInk, onFull: OnFull): void {
  const chosen = selectedOf(inkSelection.read(), ink.anchor, ink.items.read());
  if (chosen.length === 0) return;
  try {
    ink.add(copyInk(chosen, aside));
  } catch (thrown) {
    if (!isAppError(thrown) || onFull === undefined) throw thrown;
    onFull(thrown);
    return;
  }
  selectInk(ink.anchor, ink.items.read().slice(-chosen.length));
}

export function removeSelected(ink: SurfaceInk): void {
  ink.erase(selectedOf(inkSelection.read(), ink.anchor, ink.items.read()));
  inkSelection.set(null);
}

/** What the keys of a surface do, for a person who draws. */
export function useSurfaceKeys(
  ink: SurfaceInk,
  { mayDraw, active }: Pick<InkDesk, 'mayDraw' | 'active'>,
  onFull?: OnFull,
) {
  const hasSelection = () => selectedOf(inkSelection.read(), ink.anchor, ink.items.read()).length > 0;
  /** Whether the key had something to do. */
  const run = (act: InkAct): boolean => {
    if (['move', 'remove', 'copy'].includes(act.kind) && !hasSelection()) return false;
    switch (act.kind) {
      case 'tool':
        chooseTool({ tool: act.tool });
        break;
      case 'colour':
        if (hasSelection()) changeSelected(ink, (items) => recolourInk(items, act.colour));
        else chooseTool({ colour: act.colour });
        break;
      case 'aid':
        chooseTool({ aid: nextAid(toolChoice.read().aid) });
        break;
      case 'move':
        changeSelected(ink, (items) => moveInk(items, act.by));
        break;
      case 'copy':
        copySelected(ink, onFull);
        break;
      case 'remove':
        removeSelected(ink);
        break;
      case 'undo':
        ink.undo.undo();
        break;
      case 'redo':
        ink.undo.redo();
        break;
      case 'leave':
        if (hasSelection()) inkSelection.set(null);
        else active.set(null);
    }
    return true;
  };
  return (event: KeyboardEvent) => {
    const act = mayDraw && !event.defaultPrevented ? actOfKey(event) : null;
    if (act === null || !run(act)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
