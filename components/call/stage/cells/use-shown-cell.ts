import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CallStage } from '@/components/call/panels/call-lists';
import { sheetPoint, sheetSpot } from '@/components/call/stage/sheet-beside';
import type { Stages } from '@/components/call/stage/use-stages';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { SheetSpot } from '@/components/worksheet/follow/sheet-follow';
import { hasCaret } from '@/lib/core/client/caret/has-caret';
import { answerToShown, type ShownPlace } from '@/lib/follow/shown-place';
import { useSheetNames } from '@/lib/worksheet/client/use-sheet-names';

/** Where the person was before they were led away. */
type Before = {
  mode: Stages['mode'];
  stage: string | null;
  spot: SheetSpot | null;
  /** The panel that lay over the stage of a phone. */
  over: string | null;
};

type Shown = {
  uid: string;
  /** The name of the person who shows it; it stays when they leave. */
  name: string | null;
  place: ShownPlace;
  /** Null for a person who was writing, and was not led there. */
  before: Before | null;
};

export type ShownCell = Pick<Shown, 'name' | 'place'> & {
  /** Goes there; missing for a person who was led there already. */
  go: (() => void) | undefined;
  /** Goes back to what was there before. */
  back: (() => void) | undefined;
  dismiss: () => void;
};

type Surroundings = {
  stages: Stages;
  list: readonly CallStage[];
  over: Before['over'];
  showPanel: (id: string) => void;
};

/** Hears which cell a host shows to everyone, and goes there unless the person is writing; null for none. */
export function useShownCell(
  { call, context, follow, view, isRehearsal }: CallRoomState,
  { stages, list, over, showPanel }: Surroundings,
): ShownCell | null {
  const { roomId, people } = context;
  const nameOfSheet = useSheetNames(view.isInCall && !isRehearsal ? roomId : null);
  const [shown, setShown] = useState<Shown | null>(null);

  const lead = ({ sheet, cell }: ShownPlace, by: string): Before => {
    const { followed, isFollowing, stray } = follow;
    if (isFollowing && followed?.uid !== by) stray();
    const before = {
      ...{ mode: stages.mode, stage: stages.shown?.id ?? null, over },
      spot: sheetSpot.read()?.() ?? null,
    };
    sheetPoint.set({ sheet, cell, takesFocus: false });
    return before;
  };
  const hear = (place: ShownPlace, uid: string) => {
    const answer = answerToShown({
      name: nameOfSheet(place.sheet),
      isWriting: hasCaret(document.activeElement),
    });
    if (answer === 'leave') return;
    const name = people.find((person) => person.uid === uid)?.name ?? null;
    setShown({ uid, name, place, before: answer === 'go' ? lead(place, uid) : null });
  };
  const latest = useRef(hear);
  useLayoutEffect(() => {
    latest.current = hear;
  });
  useEffect(() => call.data.answer('show-cell', (place, { uid }) => latest.current(place, uid)), [call]);

  if (shown === null) return null;
  const { uid, name, place, before } = shown;
  const dismiss = () => setShown(null);
  const goBack = ({ mode, stage, spot, over: panel }: Before) => {
    if (spot?.cell) sheetPoint.set({ sheet: spot.sheet, cell: spot.cell, takesFocus: false, isBack: true });
    stages.choose?.(
      mode,
      list.find(({ id }) => id === stage),
    );
    if (panel !== null) showPanel(panel);
    dismiss();
  };
  return {
    ...{ name, place, dismiss },
    go: before === null ? () => setShown({ ...shown, before: lead(place, uid) }) : undefined,
    back: before === null ? undefined : () => goBack(before),
  };
}
