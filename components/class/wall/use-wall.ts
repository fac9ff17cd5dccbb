'use client';

import { useMemo, useState } from 'react';
import { useLearners } from '@/components/class/wall/use-learners';
import { useShownNames } from '@/components/class/wall/use-shown-names';
import { useWallPages } from '@/components/class/wall/use-wall-pages';
import { useCardsInView } from '@/lib/class/client/wall/use-cards-in-view';
import { useClassRecords } from '@/lib/class/client/wall/use-class-records';
import { watchClassBeside } from '@/lib/class/client/watch-beside';
import type { HandedOut } from '@/lib/class/parse-handouts';
import { cardsOf, countStates, type WallCard, type WallState } from '@/lib/class/wall/cards';
import { groupFaults, type FaultGroup } from '@/lib/class/wall/group-faults';
import { correctCard } from '@/lib/class/wall/page-lines';
import { sortByNeed } from '@/lib/class/wall/sort-by-need';
import { useNow } from '@/lib/core/client/use-now';
import { useWatch } from '@/lib/core/client/use-watch';

/** Which cards a wall shows: all, those in a state, or a group with the same mistake. */
export type WallFilter = 'all' | WallState | { group: string };

export type WallView = ReturnType<typeof useWall>;

/** What a wall of a hand-out shows, and which card is open. */
export function useWall({ roomId, handout }: { roomId: string; handout: HandedOut }) {
  const { id: handoutId, at: handedOutAt } = handout;
  const now = useNow();
  const heardOf = useClassRecords(roomId, handoutId);
  const { records, standing } = heardOf;
  const beside = useWatch(watchClassBeside, roomId, handoutId).value;
  const known = useMemo(() => new Set(records.keys()), [records]);
  const people = useLearners(roomId, known);
  const learners = people.learners ?? [];
  const names = useShownNames({ roomId, learners, colourOf: people.colourOf });
  const { inView, watch } = useCardsInView();
  const [filter, setFilter] = useState<WallFilter>('all');
  const [opened, setOpened] = useState<string | null>(null);

  const heard = cardsOf(
    learners.map(({ uid }) => ({ uid, name: names.nameOf(uid) })),
    { records, standing, handedOutAt },
  );
  const examples = groupFaults(heard).flatMap(({ uids }) => uids.slice(0, 1));
  const shownBefore = sortByNeed(heard, now).filter(({ uid }) => inView.has(uid));
  const needed = [
    ...(opened === null ? [] : [opened]),
    ...examples,
    ...shownBefore.filter(({ state }) => state !== 'not-started').map(({ uid }) => uid),
  ];
  const pages = useWallPages({ roomId, handoutId, needed });
  const cards = sortByNeed(
    heard.map((card) => correctCard(card, pages.get(card.uid))),
    now,
  );
  const groups = groupFaults(cards);
  return {
    ...{ names, pages, cards, groups, beside, filter, setFilter, opened, setOpened, watch },
    /** Whether it is known who has a page, and how far they are. */
    isKnown: people.learners !== null && heardOf.isKnown,
    failure: people.failure ?? heardOf.failure,
    counts: countStates(cards),
    shown: cards.filter((card) => passes(card, filter, groups)),
    /** The name of a person who leads the class. */
    leaderOf: people.nameOf,
    leaderColourOf: people.colourOf,
  };
}

function passes({ uid, state }: WallCard, filter: WallFilter, groups: readonly FaultGroup[]): boolean {
  if (typeof filter === 'string') return filter === 'all' || filter === state;
  return groups.find(({ key }) => key === filter.group)?.uids.includes(uid) ?? false;
}
