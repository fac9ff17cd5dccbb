import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CallStage } from '@/components/call/panels/call-lists';
import type { Stages } from '@/components/call/stage/use-stages';
import type { CallRoomState } from '@/components/call/use-call-room';

/** The stage of what can be followed. */
const stageOf = { sheet: 'sheet', file: 'document' } as const;

/** Who follows sees what the leader shows, and so does the leader. Who goes to another stage follows no more. */
export function useFollowStage(
  { follow, showing }: Pick<CallRoomState, 'follow' | 'showing'>,
  stages: Stages,
  list: readonly CallStage[],
): void {
  const { followed, isFollowing, stray } = follow;
  const ofLeader = followed === null ? null : stageOf[followed.place.kind];
  const wanted = showing.place !== null ? stageOf.file : isFollowing ? ofLeader : null;
  const shownId = stages.shown?.id ?? null;
  const latest = useRef({ shownId, choose: stages.choose, stray, ofLeader, list });
  useLayoutEffect(() => {
    latest.current = { shownId, choose: stages.choose, stray, ofLeader, list };
  });
  const ownFile = showing.place?.id ?? null;
  useEffect(() => {
    const { choose, list: there, shownId: now } = latest.current;
    if (wanted === null || wanted === now) return;
    choose?.(
      'both',
      there.find(({ id }) => id === wanted),
    );
  }, [wanted, ownFile]);
  useEffect(() => {
    if (latest.current.ofLeader !== shownId) latest.current.stray();
  }, [shownId]);
}
