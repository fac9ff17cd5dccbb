import { useState } from 'react';
import type { CallStage } from '@/components/call/panels/call-lists';
import type { StageShape } from '@/lib/call/stage/stage-layout';

/** What the stage shows: the tiles alone, both, or the worksheet alone. */
type StageMode = 'stage' | 'both' | 'video';

export type Stages = {
  /** What lies on the stage; null while the tiles have all of it. */
  shown: CallStage | null;
  mode: StageMode;
  /** Where the tiles stand; null where they have no place. */
  tiles: StageShape | null;
  /** Missing where there is nothing but video. */
  choose: ((mode: StageMode, stage?: CallStage) => void) | undefined;
};

/**
 * Which stage is shown, and where that leaves the tiles. A call begins with video, or with a stage that asks to be
 * there. A phone shows a worksheet with a
 * strip of tiles, never alone.
 */
export function useStages(stages: readonly CallStage[], room: StageRoom): Stages {
  const { begins, isDesktop, isPhone } = room;
  const [last, setChosen] = useState<Choice | null>(null);
  const chosen = stayOrGoBack(last, stages);
  const first = stages.find(({ id }) => id === begins) ?? stages[0];
  const stage = stages.find(({ id }) => id === chosen?.id) ?? first;
  if (stage === undefined) return { shown: null, mode: 'video', tiles: 'free', choose: undefined };
  // On a phone a sheet takes most of the room, so that is left to the person.
  const wanted = chosen?.mode ?? (begins === null || isPhone ? 'video' : 'both');
  const mode = isPhone && wanted === 'stage' ? 'both' : wanted;
  const besides = isDesktop ? 'column' : 'strip';
  return {
    shown: mode === 'video' ? null : stage,
    mode,
    tiles: mode === 'video' ? 'free' : mode === 'both' ? besides : null,
    choose: (next, { id } = stage) =>
      setChosen({
        mode: next,
        id,
        before: id === chosen?.id ? chosen.before : chosen && { ...chosen, before: null },
      }),
  };
}

/** `before`: what was chosen before that stage. */
type Choice = { mode: StageMode; id: string; before: Choice | null };

/** A stage that has gone, such as a file, leaves what was there before. Who looks at the tiles stays there. */
const stayOrGoBack = (last: Choice | null, stages: readonly CallStage[]): Choice | null =>
  last === null || last.mode === 'video' || stages.some(({ id }) => id === last.id) ? last : last.before;

type StageRoom = {
  /** The id of the stage that asks to be there; null for none. */
  begins: string | null;
  isDesktop: boolean;
  isPhone: boolean;
};
