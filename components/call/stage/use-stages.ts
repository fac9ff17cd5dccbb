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
 * Which stage is shown, and where that leaves the tiles. A call begins with video. A phone shows a worksheet with a
 * strip of tiles, never alone.
 */
export function useStages(stages: readonly CallStage[], { isDesktop, isPhone }: StageRoom): Stages {
  const [wanted, setWanted] = useState<{ mode: StageMode; id: string | null }>({ mode: 'video', id: null });
  const stage = stages.find(({ id }) => id === wanted.id) ?? stages[0];
  if (stage === undefined) return { shown: null, mode: 'video', tiles: 'free', choose: undefined };
  const mode = isPhone && wanted.mode === 'stage' ? 'both' : wanted.mode;
  const besides = isDesktop ? 'column' : 'strip';
  return {
    shown: mode === 'video' ? null : stage,
    mode,
    tiles: mode === 'video' ? 'free' : mode === 'both' ? besides : null,
    choose: (next, other = stage) => setWanted({ mode: next, id: other.id }),
  };
}

type StageRoom = { isDesktop: boolean; isPhone: boolean };
