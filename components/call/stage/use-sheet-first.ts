import type { CallRoomState } from '@/components/call/use-call-room';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchWorksheets } from '@/lib/worksheet/client/watch-worksheets';

/** A room in which somebody has started a sheet shows it when the call begins. */
export function useSheetFirst({ context, view, isRehearsal }: CallRoomState): 'sheet' | null {
  const { value = [] } = useWatch(watchWorksheets, view.isEntered && !isRehearsal ? context.roomId : null);
  return value.some(({ binnedAt }) => binnedAt === null) ? 'sheet' : null;
}
