import type { CallStage } from '@/components/call/panels/call-lists';
import type { CallRoomState } from '@/components/call/use-call-room';

/** The first stage that asks to be there when a call begins; null for none. The list never changes. */
export function useBegins(stages: readonly CallStage[], room: CallRoomState): string | null {
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- the list is the same in every render
  const asks = stages.map(({ id, useBegins: useOwn }) => ({ id, begins: useOwn?.(room) ?? false }));
  return asks.find(({ begins }) => begins)?.id ?? null;
}
