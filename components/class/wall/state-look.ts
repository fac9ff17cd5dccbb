import { Check, CircleDashed, Hand, Pencil, type LucideIcon } from 'lucide-react';
import type { WallState } from '@/lib/class/wall/cards';

/** How a learner's state looks; its word stands beside it. */
export const stateLooks: Readonly<Record<WallState, { icon: LucideIcon; tone: string }>> = {
  stuck: { icon: Hand, tone: 'text-gorse-text' },
  working: { icon: Pencil, tone: 'text-ink-2' },
  done: { icon: Check, tone: 'text-moss' },
  'not-started': { icon: CircleDashed, tone: 'text-ink-3' },
};
