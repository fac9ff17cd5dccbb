'use client';

import type { ReactNode } from 'react';
import { OwnTileMenu } from '@/components/call/stage/own-tile-menu';
import { PersonTile, type TileMarks } from '@/components/call/stage/person-tile';
import type { TileFocus } from '@/components/call/stage/use-tile-focus';
import type { CallPerson } from '@/lib/call/call-person';
import { useCornerDrag } from '@/lib/call/client/stage/use-corner-drag';
import type { CameraTracks, StageView } from '@/lib/call/client/stage/use-stage';
import { findLabelInsets } from '@/lib/call/stage/label-insets';
import type { Size } from '@/lib/call/stage/tile-layout';
import type { PersonColour } from '@/lib/core/person-hue';

/** What is shown of all people at once. */
type StageMarks = {
  speaking: ReadonlySet<string>;
  frozen: ReadonlySet<string>;
  /** The places of people who wait for something in the queue. */
  queue: ReadonlyMap<string, number>;
  /** What they have written with it. */
  notes: ReadonlyMap<string, string>;
  /** People who are no hosts send their camera to hosts only. */
  areCamerasForHosts: boolean;
};

export type TilesProps = {
  area: Size;
  view: StageView;
  cameras: CameraTracks;
  colourOf: (uid: string) => PersonColour;
  marks: StageMarks;
  /** What rises in somebody's tile. */
  renderReactions: (uid: string) => ReactNode;
  /** What the reader can do about somebody; missing where they can do nothing about anybody. */
  renderMenu: ((person: CallPerson) => ReactNode) | undefined;
};

/** The tiles of the people on this page of the stage. */
export function StageTiles({ focus, ...props }: TilesProps & { focus: TileFocus }) {
  const { area, view, cameras, colourOf, marks, renderReactions, renderMenu } = props;
  const drag = useCornerDrag(area, view.setCorner);
  const isPair = view.layout.kind === 'pair';
  const floating = isPair ? view.people.find(({ person }) => person.isMe)?.place : undefined;
  return view.people.map(({ person, place, isEmpty }) => {
    const { uid, isMe } = person;
    const isFloating = isPair && isMe;
    return (
      <PersonTile
        key={uid}
        {...{ person, place, isEmpty, isFloating }}
        labelInsets={floating && !isFloating ? findLabelInsets(place, floating) : null}
        colour={colourOf(uid)}
        camera={cameras.get(uid)}
        marks={marksOf(uid, marks)}
        tabIndex={focus.tabIndexOf(uid)}
        onFocus={() => focus.onFocus(uid)}
        {...(isFloating && { drag })}
      >
        {renderReactions(uid)}
        {isFloating ? <OwnTileMenu corner={view.corner} onMove={view.setCorner} /> : null}
        {renderMenu && !isMe ? <MenuCorner>{renderMenu(person)}</MenuCorner> : null}
      </PersonTile>
    );
  });
}

const marksOf = (uid: string, marks: StageMarks): TileMarks => ({
  isSpeaking: marks.speaking.has(uid),
  isFrozen: marks.frozen.has(uid),
  waits: marks.queue.get(uid) ?? null,
  note: marks.notes.get(uid),
  areCamerasForHosts: marks.areCamerasForHosts,
});

/** A person's menu, shown while the tile is pointed at or has the focus. */
function MenuCorner({ children }: { children: ReactNode }) {
  return (
    <div className="absolute top-1.5 left-1.5 z-overlay opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 has-data-[state=open]:opacity-100">
      {children}
    </div>
  );
}
