'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent } from 'react';
import { WallCard } from '@/components/class/wall/wall-card';
import type { WallView } from '@/components/class/wall/use-wall';
import { nextCard } from '@/lib/class/wall/next-card';

/** The cards of a wall: one stop of the Tab key, and arrows lead from card to card. */
export function WallGrid({ wall, name }: { wall: WallView; name: string }) {
  const t = useTranslations('worksheet.class.wall');
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const { shown, pages, beside, names, opened, setOpened, watch } = wall;
  const stop = shown.find(({ uid }) => uid === focused)?.uid ?? shown[0]?.uid;

  const move = (event: KeyboardEvent) => {
    const cards = Array.from(list.current?.querySelectorAll('button') ?? []);
    const at = cards.findIndex((card) => card === document.activeElement);
    const top = cards[0]?.offsetTop;
    const columns = cards.filter((card) => card.offsetTop === top).length;
    const to = at < 0 ? null : nextCard(at, event.key, { count: cards.length, columns });
    if (to === null) return;
    event.preventDefault();
    cards[to]?.focus();
  };
  return (
    <ul
      ref={list}
      aria-label={t('cards', { name })}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,232px),1fr))] gap-2"
      onKeyDown={move}
    >
      {shown.map((card) => (
        <li key={card.uid} ref={watch} data-id={card.uid}>
          <WallCard
            {...{ card }}
            colour={names.colourOf(card.uid)}
            page={pages.get(card.uid)}
            beside={beside?.get(card.uid)}
            isOpen={opened === card.uid}
            isStop={card.uid === stop}
            onOpen={() => setOpened(card.uid)}
            onFocus={() => setFocused(card.uid)}
          />
        </li>
      ))}
    </ul>
  );
}
