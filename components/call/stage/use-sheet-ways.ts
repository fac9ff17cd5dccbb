import { useEffect, useMemo, useRef } from 'react';
import type { Panels } from '@/components/call/panels/use-panels';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { SheetWays } from '@/components/worksheet/commands/cell-ways';
import { quoteHandOver } from '@/lib/chat/client/quote-hand-over';

/** What a person in a call does with a cell of a sheet: quotes it in the chat. A rehearsal has nobody to read it. */
export function useSheetWays(room: CallRoomState, { show }: Panels): SheetWays | null {
  const { context, rights, toReason, isRehearsal, view } = room;
  const { roomId } = context;
  const deniedReason = toReason(rights.chatDenial);
  const isOn = view.isInCall && !isRehearsal;
  const open = useRef(show);
  useEffect(() => {
    open.current = show;
  }, [show]);
  return useMemo(() => {
    if (!isOn) return null;
    const give: NonNullable<SheetWays['quote']>['give'] = (cell) => {
      quoteHandOver.set({ roomId, cell });
      open.current('chat');
    };
    return { quote: { give, deniedReason }, showEveryone: null };
  }, [isOn, roomId, deniedReason]);
}
