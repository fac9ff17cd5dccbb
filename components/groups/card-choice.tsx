'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Disclosure } from '@/components/ui/overlays/disclosure';
import type { GroupPerson } from '@/lib/groups/schema';

type CardChoiceProps = {
  learners: readonly GroupPerson[];
  chosen: readonly GroupPerson[];
  /** How many cards are stopped, and so not in the list. */
  stopped: number;
  /** Whether it is unfolded when the page comes. */
  isOpen: boolean;
  toggle: (uid: string) => void;
  toggleAll: () => void;
};

/** The list of whose cards are printed. */
export function CardChoice({ learners, chosen, stopped, isOpen, toggle, toggleAll }: CardChoiceProps) {
  const t = useTranslations('groups.cards');
  const all = useRef<HTMLInputElement>(null);
  const isAll = chosen.length === learners.length;
  const isSome = chosen.length > 0 && !isAll;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome;
  }, [isSome]);
  const counts = { chosen: chosen.length, all: learners.length };

  return (
    <Disclosure className="mt-6" isOpen={isOpen} label={<span role="status">{t('which', counts)}</span>}>
      <ul className="mt-2">
        <li>
          <label className={rowStyle}>
            <input ref={all} type="checkbox" className={boxStyle} checked={isAll} onChange={toggleAll} />
            {t('all')}
          </label>
        </li>
        {learners.map((learner) => (
          <li key={learner.uid}>
            <label className={rowStyle}>
              <input
                type="checkbox"
                className={boxStyle}
                checked={chosen.includes(learner)}
                onChange={() => toggle(learner.uid)}
              />
              <span className="min-w-0 wrap-anywhere">{learner.name}</span>
            </label>
          </li>
        ))}
      </ul>
      {stopped > 0 ? <p className="mt-2 text-13 text-ink-2">{t('stopped', { count: stopped })}</p> : null}
    </Disclosure>
  );
}

const rowStyle = 'overlay flex min-h-9 items-center gap-3 rounded-8 px-2 pointer-coarse:min-h-11';
const boxStyle = 'size-5 shrink-0 accent-(--orchid)';
