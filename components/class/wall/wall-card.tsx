'use client';

import { clsx } from 'clsx';
import { Eye, MessageSquare, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LineShown } from '@/components/class/wall/line-shown';
import { stateLooks } from '@/components/class/wall/state-look';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { Beside } from '@/lib/class/beside';
import type { WallCard as Card } from '@/lib/class/wall/cards';
import { findLine, type WallPage } from '@/lib/class/wall/page-lines';
import type { PersonColour } from '@/lib/core/person-hue';

type WallCardProps = {
  card: Card;
  colour: PersonColour;
  /** Undefined while the page is not open, or not calculated. */
  page: WallPage | undefined;
  beside: Beside | undefined;
  isOpen: boolean;
  /** Whether the Tab key comes here. */
  isStop: boolean;
  onOpen: () => void;
  onFocus: () => void;
};

/** Where one learner is: their line, what is wrong on their page, and what was noted for it. */
export function WallCard({ card, colour, page, beside, isOpen, isStop, onOpen, onFocus }: WallCardProps) {
  const t = useTranslations('worksheet.class.wall');
  const { name, state, line, fault, done } = card;
  const { icon: Icon, tone } = stateLooks[state];
  const shown = page === undefined || line === null ? null : findLine(page, line);
  const notes = Object.keys(beside?.notes ?? {}).length;
  const isRead = Object.keys(beside?.readers ?? {}).length > 0;
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isOpen}
      className={clsx(
        'overlay flex h-27 w-full flex-col rounded-8 border p-2.5 text-left',
        isOpen ? 'border-orchid shadow-[inset_0_0_0_1px_var(--orchid)]' : 'border-line-strong',
        state === 'stuck' && 'bg-gorse-wash [--overlay-ground:var(--gorse-wash)]',
      )}
      onClick={onOpen}
      onFocus={onFocus}
    >
      <span className="flex w-full items-center gap-2">
        <PersonBar {...colour} className="h-4" />
        <span className="min-w-0 flex-1 truncate text-14 font-medium">{name}</span>
        <span className={clsx('flex flex-none items-center gap-1 text-12', tone)}>
          <Icon aria-hidden="true" className="size-3.5!" />
          {t(`states.${state}`)}
        </span>
      </span>
      <span className="mt-1 flex min-h-0 w-full flex-1 items-center gap-2 overflow-hidden">
        {line === null ? null : (
          <span className="tabular flex-none text-12 text-ink-2">{t('atLine', { line })}</span>
        )}
        <span className="min-w-0 truncate text-16">{shown === null ? null : <LineShown line={shown} />}</span>
      </span>
      <span className="flex w-full items-center gap-2 text-12 text-ink-2">
        {fault === null ? (
          <span className="min-w-0 flex-1 truncate">
            {state === 'not-started' ? t('nothingYet') : t('done', { count: done })}
          </span>
        ) : (
          <span className="flex min-w-0 flex-1 items-center gap-1 font-medium text-poppy">
            <X aria-hidden="true" className="size-3.5! flex-none" />
            <span className="truncate">{t('fault', { line: fault.line })}</span>
          </span>
        )}
        {isRead ? <Mark icon={<Eye />} words={t('isRead')} /> : null}
        {notes === 0 ? null : (
          <Mark icon={<MessageSquare />} words={t('notes', { count: notes })} number={notes} />
        )}
      </span>
    </button>
  );
}

function Mark({ icon, words, number }: { icon: React.ReactNode; words: string; number?: number }) {
  return (
    <span className="flex flex-none items-center gap-0.5 [&_.lucide]:size-3.5" title={words}>
      {icon}
      <span aria-hidden="true" className="tabular">
        {number}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
