import type { Place } from '../../geometry';
import { inkColours, type InkColour } from '../../stroke';
import type { InkTool } from './ink-tools';

/** What a key does on a surface. */
export type InkAct =
  | { readonly kind: 'tool'; readonly tool: InkTool }
  | { readonly kind: 'colour'; readonly colour: InkColour }
  | { readonly kind: 'move'; readonly by: Place }
  | { readonly kind: 'aid' | 'undo' | 'redo' | 'copy' | 'remove' | 'leave' };

type Key = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

const tools: Readonly<Record<string, InkTool>> = {
  p: 'pen',
  h: 'highlighter',
  e: 'eraser',
  l: 'lasso',
  s: 'shape',
  f: 'pointer',
};

const directions: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far an arrow moves what is selected (units), and with Shift. */
const [near, far] = [4, 20];

/** What a key means on a surface; null for a key that is none of ours. */
export function actOfKey(pressed: Key): InkAct | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (altKey) return null;
  if (ctrlKey || metaKey) return withModifier(key, shiftKey);
  const direction = directions[key];
  if (direction !== undefined) {
    const step = shiftKey ? far : near;
    return { kind: 'move', by: { x: direction.x * step, y: direction.y * step } };
  }
  if (shiftKey) return null;
  const tool = tools[key];
  if (tool !== undefined) return { kind: 'tool', tool };
  const colour = inkColours.find((one) => String(one + 1) === key);
  if (colour !== undefined) return { kind: 'colour', colour };
  if (key === 'r') return { kind: 'aid' };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove' };
  return key === 'Escape' ? { kind: 'leave' } : null;
}

function withModifier(key: string, isShifted: boolean): InkAct | null {
  if (key === 'z') return { kind: isShifted ? 'redo' : 'undo' };
  if (key === 'y') return { kind: 'redo' };
  return key === 'd' ? { kind: 'copy' } : null;
}
