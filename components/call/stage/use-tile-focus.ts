import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { StageView } from '@/lib/call/client/stage/use-stage';
import { findNeighbour, type Direction } from '@/lib/call/stage/tile-neighbour';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export type TileFocus = ReturnType<typeof useTileFocus>;

/** One stop of the Tab key for all tiles; arrows move by where the tiles lie. */
export function useTileFocus(container: RefObject<HTMLElement | null>, view: StageView) {
  const [focused, setFocused] = useState<string | null>(null);
  const { people, places } = view;
  const stop = people.find(({ person }) => person.uid === focused)?.person.uid ?? people[0]?.person.uid;
  return {
    tabIndexOf: (uid: string) => (uid === stop ? 0 : -1),
    onFocus: setFocused,
    move: (event: KeyboardEvent) => {
      const direction = directions[event.key];
      const from = (event.target as HTMLElement).dataset['tile'];
      const to = direction && from ? findNeighbour(places, from, direction) : null;
      if (to === null) return;
      event.preventDefault();
      container.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(to)}"]`)?.focus();
    },
  } as const;
}
