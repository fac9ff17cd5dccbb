'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LeadRow } from '@/components/class/lead-row';
import { HandoutChoice } from '@/components/class/lead/handout-choice';
import { OwnShowingRow } from '@/components/class/lead/own-showing-row';
import { ShownPage } from '@/components/class/lead/shown-page';
import { ShownRow } from '@/components/class/lead/shown-row';
import { useLedHandout } from '@/components/class/lead/use-led-handout';
import { useShownPlace } from '@/components/class/lead/use-shown-place';
import { OwnPage } from '@/components/class/page/own-page';
import type { PageHand } from '@/components/class/page/page-hand';
import { OwnPages } from '@/components/class/page/own-pages';
import { PageRow } from '@/components/class/page/page-row';
import { useSayInView } from '@/components/class/page/pages-in-view';
import { useOwnPlace, type Place } from '@/components/class/page/use-own-place';
import { useLearnerPage } from '@/components/class/page/use-learner-page';
import { WallPlaces } from '@/components/class/wall/wall-places';
import { lazyPart } from '@/components/shell/lazy-part';
import { watchHandouts } from '@/lib/class/client/watch-handouts';
import { findShown } from '@/lib/class/find-shown';
import type { HandedOut } from '@/lib/class/parse-handouts';
import { useWatch } from '@/lib/core/client/use-watch';

const Wall = lazyPart(async () => (await import('@/components/class/wall/wall')).Wall);

const none: readonly HandedOut[] = [];

type RoomPagesProps = {
  roomId: string;
  uid: string;
  /** Whether this person leads the class: they have no page, and say what learners may do with theirs. */
  leads: boolean;
  /** Whether this person gets pages. */
  hasOwn: boolean;
  /** Why this person writes on no page; no reason where they may. */
  pageDenied: string | undefined;
  /** This person's hand in the call; null while there is no call. */
  hand: PageHand | null;
  onFailed: (thrown: unknown) => void;
  className: string;
  /** The sheets that everybody has. */
  children: ReactNode;
};

/**
 * The sheets of a room, and what was handed out last: a learner goes between their page and the shared sheet, and a
 * person who leads the class says what learners may do with their pages.
 */
export function RoomPages(props: RoomPagesProps) {
  const { roomId, uid, leads, hasOwn, pageDenied, hand, onFailed, className, children } = props;
  const handouts = useWatch(watchHandouts, roomId).value ?? none;
  const { led, choose: lead } = useLedHandout(handouts);
  const { place, setPlace, own, turnTo } = useOwnPlace(hasOwn ? handouts : none);
  const handout = leads ? led : (own ?? handouts[0]);
  const page = useLearnerPage({ roomId, uid, handout: own, pageDenied, hand });
  const { shown, handoutId: shownOf = handout?.id ?? '' } = findShown(handouts) ?? {};
  const { isOpen, setIsOpen } = useShownPlace(shown);
  useSayInView();
  const choose = (next: Place) => {
    setIsOpen(false);
    setPlace(next);
  };
  const turnToOwn = (id: string) => {
    setIsOpen(false);
    turnTo(id);
  };
  return (
    <div className={clsx('flex min-h-0 flex-col', className)}>
      {page === null ? null : (
        <PageRow
          {...{ page }}
          place={place === 'page' ? 'page' : 'shared'}
          onChoose={choose}
          others={<OwnPages {...{ handouts }} value={page.handout.id} onChoose={turnToOwn} />}
        />
      )}
      {leads && handout !== undefined ? (
        <LeadRow
          {...{ roomId, handout, onFailed }}
          others={<HandoutChoice {...{ handouts }} value={handout.id} onChoose={lead} />}
          places={<WallPlaces place={place === 'wall' ? 'wall' : 'shared'} onChoose={choose} />}
        />
      ) : null}
      {page === null
        ? null
        : askedOf(handouts, [shownOf, page.handout.id]).map((handoutId) => (
            <OwnShowingRow key={handoutId} {...{ roomId, uid, handoutId, onFailed }} />
          ))}
      {shown ? (
        <ShownRow {...{ roomId, shown, isOpen, leads, onFailed }} handoutId={shownOf} onOpen={setIsOpen} />
      ) : null}
      {shown && isOpen ? (
        <ShownPage key={shown.id} {...{ roomId, shown }} />
      ) : page !== null && place === 'page' ? (
        <OwnPage key={page.handout.id} {...{ page, onFailed }} />
      ) : leads && handout !== undefined && place === 'wall' ? (
        <Wall key={handout.id} {...{ roomId, uid, handout, onFailed }} className="min-h-0 flex-1" />
      ) : (
        children
      )}
    </div>
  );
}

/** The newest pages that a host may have asked for. */
const mostAsked = 5;

/** The hand-outs whose learners see what a host asks: those in sight first, then the newest. */
const askedOf = (handouts: readonly HandedOut[], inSight: readonly string[]): string[] => [
  ...new Set([...inSight, ...handouts.slice(0, mostAsked).map(({ id }) => id)]),
];
