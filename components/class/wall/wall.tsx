'use client';

import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { OpenedPage } from '@/components/class/wall/opened-page';
import { WallFilters } from '@/components/class/wall/wall-filters';
import { WallGrid } from '@/components/class/wall/wall-grid';
import { WallMistakes } from '@/components/class/wall/wall-mistakes';
import { useWall, type WallView } from '@/components/class/wall/use-wall';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { HandedOut } from '@/lib/class/parse-handouts';
import { useUserError } from '@/lib/errors/client/use-user-error';

type WallProps = {
  roomId: string;
  /** Who looks at it. */
  uid: string;
  handout: HandedOut;
  onFailed: (thrown: unknown) => void;
  className?: string;
};

/** All learners of a hand-out at a glance, and one page of them beside it. For who leads the class. */
export function Wall({ roomId, uid, handout, onFailed, className }: WallProps) {
  const t = useTranslations('worksheet.class.wall');
  const wall = useWall({ roomId, handout });
  const place = useRef<HTMLElement>(null);
  const { cards, opened, setOpened } = wall;
  const card = cards.find((one) => one.uid === opened);
  const close = () => {
    setOpened(null);
    // The card takes the focus back once it is in sight again.
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(opened ?? '')}"] button`)?.focus(),
    );
  };
  return (
    <div className={clsx('@container flex min-h-0 min-w-0', className)}>
      <div className="flex min-h-0 min-w-0 flex-1 gap-2">
        <section
          ref={place}
          aria-label={t('label', { name: handout.name })}
          className={clsx(
            'paper @container/wall flex min-w-0 flex-1 flex-col overflow-hidden rounded-12',
            card !== undefined && '@max-[879px]:hidden',
          )}
        >
          <WallHead {...{ wall }} name={handout.name} />
          <WallMistakes {...{ wall }} />
          <div className="min-h-0 flex-1 overflow-y-auto p-3">
            <WallContent {...{ wall }} name={handout.name} />
          </div>
        </section>
        {card === undefined ? null : (
          <OpenedPage
            key={card.uid}
            {...{ roomId, handout, wall, card, onFailed }}
            by={uid}
            onClose={close}
            className="min-w-0 flex-1 @min-[880px]:max-w-[56%]"
          />
        )}
      </div>
    </div>
  );
}

function WallHead({ wall, name }: { wall: WallView; name: string }) {
  const t = useTranslations('worksheet.class.wall');
  const { isHidden, setHidden } = wall.names;
  return (
    <header className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5 pr-3 pl-4 max-tablet:pl-3">
      <h2 className="max-w-[60%] truncate text-14 font-semibold">{name}</h2>
      <div className="order-last basis-full @min-[760px]/wall:order-none @min-[760px]/wall:basis-auto">
        <WallFilters {...{ wall }} />
      </div>
      <Button
        variant={isHidden ? 'ink' : 'edge'}
        size={32}
        icon={isHidden ? <EyeOff /> : <Eye />}
        role="switch"
        aria-checked={isHidden}
        className="ml-auto pointer-coarse:h-11"
        onClick={() => setHidden(!isHidden)}
      >
        {t('namesHidden')}
      </Button>
    </header>
  );
}

/** The cards, or what there is to know while there are none. */
function WallContent({ wall, name }: { wall: WallView; name: string }) {
  const t = useTranslations('worksheet.class.wall');
  const { cards, shown, counts, filter, isKnown, failure } = wall;
  const error = useUserError(failure);
  if (!isKnown) return <FailureNotice error={error} />;
  if (cards.length === 0)
    return <EmptyState title={t('nobody')} why={t('nobodyWhy')} headingLevel={3} className="p-3" />;
  const isAllDone = filter === 'all' && counts.done === cards.length;
  return (
    <>
      <FailureNotice error={error} className="mb-3" />
      <p role="status" className={clsx('text-14', isAllDone ? 'pb-3 font-medium text-moss' : 'sr-only')}>
        {isAllDone ? t('everybodyDone') : t('showing', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState title={t('none')} why={t('noneWhy')} headingLevel={3} className="p-3" />
      ) : (
        <WallGrid {...{ wall, name }} />
      )}
    </>
  );
}
