import type { HandedOut } from '@/lib/class/parse-handouts';
import type { Shown } from '@/lib/class/handout';

/** The page that is shown in a room, with its hand-out; null for none. */
export function findShown(handouts: readonly HandedOut[]): { handoutId: string; shown: Shown } | null {
  for (const { id, shown } of handouts) if (shown) return { handoutId: id, shown };
  return null;
}
