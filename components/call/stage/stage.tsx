'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FirstInRoom, type InviteOffer } from '@/components/call/stage/first-in-room';
import { OwnShare } from '@/components/call/stage/own-share';
import { OwnTileMenu } from '@/components/call/stage/own-tile-menu';
import { PersonTile } from '@/components/call/stage/person-tile';
import { SharedScreen } from '@/components/call/stage/shared-screen';
import { StagePager } from '@/components/call/stage/stage-pager';
import type { CallPerson } from '@/lib/call/call-person';
import { useCornerDrag } from '@/lib/call/client/stage/use-corner-drag';
import type { SharedScreen as Screen } from '@/lib/call/client/people/use-person-tracks';
import type { CameraTracks, StageView } from '@/lib/call/client/stage/use-stage';
import { useTileMotion } from '@/lib/call/client/stage/use-tile-motion';
import type { Size } from '@/lib/call/stage/tile-layout';
import { findLabelInsets } from '@/lib/call/stage/label-insets';
import { findNeighbour, type Direction } from '@/lib/call/stage/tile-neighbour';
import type { PersonColour } from '@/lib/core/person-hue';

type StageProps = {
  area: Size;
  view: StageView;
  cameras: CameraTracks;
  screen: { shared: Screen; name: string } | null;
  colourOf: (uid: string) => PersonColour;
  speaking: ReadonlySet<string>;
  frozen: ReadonlySet<string>;
  /** How others are brought in; null until the call stands, when nobody knows yet who is there. */
  invite: InviteOffer | null;
  isRehearsal: boolean;
  /** The places of people who wait for something in the queue. */
  queue: ReadonlyMap<string, number>;
  /** What they have written with it. */
  notes: ReadonlyMap<string, string>;
  /** People who are no hosts send their camera to hosts only. */
  areCamerasForHosts: boolean;
  /** What rises in somebody's tile. */
  renderReactions: (uid: string) => ReactNode;
  onStopSharing: (() => void) | undefined;
  onOpenPeople: () => void;
  /** What the reader can do about somebody; missing where they can do nothing about anybody. */
  renderMenu: ((person: CallPerson) => ReactNode) | undefined;
};

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Everybody's tiles. One stop of the Tab key; arrows move by where the tiles lie. */
export function Stage(props: StageProps) {
  const { area, view, cameras, screen, colourOf, speaking, frozen } = props;
  const t = useTranslations('call');
  const container = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const { layout } = view;
  const [hadCompany, setHadCompany] = useState(false);
  if (!hadCompany && view.people.some(({ person }) => !person.isMe)) setHadCompany(true);
  useTileMotion(container, view.places, `${layout.kind} ${view.total} ${layout.page} ${view.corner}`);
  const drag = useCornerDrag(area, view.setCorner);
  const stop =
    view.people.find(({ person }) => person.uid === focused)?.person.uid ?? view.people[0]?.person.uid;

  const floating = layout.kind === 'pair' ? view.people.find(({ person }) => person.isMe)?.place : undefined;

  const moveFocus = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const from = (event.target as HTMLElement).dataset['tile'];
    const to = direction && from ? findNeighbour(view.places, from, direction) : null;
    if (to === null) return;
    event.preventDefault();
    container.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(to)}"]`)?.focus();
  };

  return (
    <div
      ref={container}
      role="group"
      aria-label={t('room.stage')}
      className="absolute inset-0"
      onKeyDown={moveFocus}
    >
      {layout.kind === 'share' && screen ? (
        <SharedScreen
          track={screen.shared.track}
          name={screen.name}
          colour={colourOf(screen.shared.uid)}
          place={layout.share}
        />
      ) : null}
      {view.people.map(({ person, place, isEmpty }) => {
        const isFloating = layout.kind === 'pair' && person.isMe;
        return (
          <PersonTile
            key={person.uid}
            {...{ person, place, isEmpty, isFloating }}
            labelInsets={floating && !isFloating ? findLabelInsets(place, floating) : null}
            colour={colourOf(person.uid)}
            camera={cameras.get(person.uid)}
            isSpeaking={speaking.has(person.uid)}
            isFrozen={frozen.has(person.uid)}
            waits={props.queue.get(person.uid) ?? null}
            note={props.notes.get(person.uid)}
            areCamerasForHosts={props.areCamerasForHosts}
            tabIndex={person.uid === stop ? 0 : -1}
            onFocus={() => setFocused(person.uid)}
            {...(isFloating && { drag })}
          >
            {props.renderReactions(person.uid)}
            {isFloating ? <OwnTileMenu corner={view.corner} onMove={view.setCorner} /> : null}
            {props.renderMenu && !person.isMe ? (
              <div className="absolute top-1.5 left-1.5 z-overlay opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 has-data-[state=open]:opacity-100">
                {props.renderMenu(person)}
              </div>
            ) : null}
          </PersonTile>
        );
      })}
      {view.folded ? (
        <button
          type="button"
          aria-label={t('tile.foldedLabel', { count: view.folded.count })}
          onClick={props.onOpenPeople}
          className="press absolute grid place-items-center rounded-12 bg-tile text-22 font-semibold tabular hover:bg-stage-button"
          style={toStyle(view.folded.place)}
        >
          {t('tile.folded', { count: view.folded.count })}
        </button>
      ) : null}
      {layout.kind === 'alone' && area.height > 0 && props.invite ? (
        <FirstInRoom
          invite={props.invite}
          isWatching={view.people.length === 0}
          isRehearsal={props.isRehearsal}
          hadCompany={hadCompany}
          below={layout.places.reduce((bottom, place) => Math.max(bottom, place.y + place.height), 0)}
        />
      ) : null}
      {screen?.shared.isMine ? <OwnShare track={screen.shared.track} onStop={props.onStopSharing} /> : null}
      {layout.pageCount > 1 ? (
        <StagePager
          page={layout.page}
          pageCount={layout.pageCount}
          perPage={layout.perPage}
          total={view.total}
          onTurn={view.turnTo}
          className={
            layout.kind === 'share' && area.width >= 600
              ? 'absolute right-0 bottom-0 w-52'
              : 'absolute inset-x-0 bottom-0'
          }
        />
      ) : null}
    </div>
  );
}

const toStyle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  left: x,
  top: y,
  width,
  height,
});
