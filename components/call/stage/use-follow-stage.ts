import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CallStage } from '@/components/call/panels/call-lists';
import type { Stages } from '@/components/call/stage/use-stages';
import type { Follow } from '@/lib/follow/client/use-follow';

/** The stage of what can be followed. */
const followedStage = 'sheet';

/** Who follows sees what the leader shows; who goes back to the video alone follows no more. */
export function useFollowStage(
  { isFollowing, stray }: Follow,
  stages: Stages,
  list: readonly CallStage[],
): void {
  const isShown = stages.shown?.id === followedStage;
  const latest = useRef({ isShown, choose: stages.choose, stray });
  useLayoutEffect(() => {
    latest.current = { isShown, choose: stages.choose, stray };
  });
  useEffect(() => {
    if (isFollowing && !latest.current.isShown) {
      latest.current.choose?.(
        'both',
        list.find(({ id }) => id === followedStage),
      );
    }
  }, [isFollowing, list]);
  useEffect(() => {
    if (!isShown) latest.current.stray();
  }, [isShown]);
}
