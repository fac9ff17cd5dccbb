'use client';

import { useMemo, useState } from 'react';
import type { CallPerson } from '../../call-person';
import { layOutStage, type Corner, type StageLayout, type StageShape } from '../../stage/stage-layout';
import type { Place, Size } from '../../stage/tile-layout';
import { foldQuietPeople, orderTiles } from '../../stage/tile-order';
import type { Picture } from '@/lib/call/client/session/early-pictures';
import type { SharedScreen } from '@/lib/call/client/people/use-person-tracks';
import { useLingering } from '@/lib/call/client/people/use-lingering';

type StagePerson = { person: CallPerson; place: Place; isEmpty: boolean };

export type StageView = {
  layout: StageLayout;
  /** The people on this page, in reading order. */
  people: StagePerson[];
  /** Everyone who has a tile on some page. */
  total: number;
  folded: { count: number; place: Place } | null;
  /** Every place by tile, for focus and motion. */
  places: ReadonlyMap<string, Place>;
  corner: Corner;
  setCorner: (corner: Corner) => void;
  turnTo: (page: number) => void;
};

type StageInput = {
  area: Size;
  people: readonly CallPerson[];
  screen: SharedScreen | null;
  promotedUid: string | null;
  /** All of the stage, unless something else lies on it. */
  shape?: StageShape;
};

/** Where everybody is on the stage, and what can be moved there. */
export function useStage({ area, people, screen, promotedUid, shape = 'free' }: StageInput): StageView {
  const [page, setPage] = useState(0);
  const [corner, setCorner] = useState<Corner>('bottom-right');
  const lingering = useLingering(people);
  // Who shares does not look at the screen but at the faces.
  const isSharing = screen !== null && !screen.isMine;

  const placed = useMemo(() => {
    const { people: shown, folded } = foldQuietPeople(lingering.people, promotedUid);
    const total = shown.length + (folded.length > 0 ? 1 : 0);
    const layout = layOutStage({ area, people: total, isSharing, page, corner, shape });
    const ordered = orderTiles(shown, layout.perPage, promotedUid);
    const start = layout.page * layout.perPage;
    const onPage = layout.places.map((place, index) => ({ place, person: ordered[start + index] }));
    const foldedPlace = folded.length > 0 ? onPage.find(({ person }) => !person)?.place : undefined;
    return {
      layout,
      total,
      people: onPage.flatMap(({ place, person }) =>
        person ? [{ place, person, isEmpty: lingering.gone.has(person.uid) }] : [],
      ),
      folded: foldedPlace ? { count: folded.length, place: foldedPlace } : null,
    };
  }, [area, lingering.people, lingering.gone, isSharing, page, corner, promotedUid, shape]);

  const places = useMemo(() => {
    const { layout } = placed;
    const all = new Map(placed.people.map(({ person, place }) => [person.uid, place]));
    if (layout.kind === 'share') all.set('screen', layout.share);
    return all;
  }, [placed]);

  return { ...placed, places, corner, setCorner, turnTo: setPage };
}

export type CameraTracks = ReadonlyMap<string, Picture>;
