import type { CallStage } from '@/components/call/panels/call-lists';
import type { CallRoomState } from '@/components/call/use-call-room';

/** The stages that can be chosen now. The list itself never changes. */
export function useStagesThere(stages: readonly CallStage[], room: CallRoomState): readonly CallStage[] {
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- the list is the same in every render
  const there = stages.map(({ useIsThere: useOwn }) => useOwn?.(room) ?? true);
  return stages.filter((_, index) => there[index]);
}
