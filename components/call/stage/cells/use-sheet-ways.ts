import { useFormatter, useTranslations } from 'next-intl';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Panels } from '@/components/call/panels/use-panels';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { SheetWays } from '@/components/worksheet/commands/cell-ways';
import { quoteHandOver } from '@/lib/chat/client/quote-hand-over';
import { askHandOver } from '@/lib/questions/client/ask-hand-over';
import { showCell } from '@/lib/follow/client/show-cell';
import type { ShownPlace } from '@/lib/follow/shown-place';

/**
 * What a person in a call does with a cell of a sheet: quotes it in the chat, asks it, and as a host shows it to all. A
 * rehearsal has nobody who would read or see it.
 */
export function useSheetWays(room: CallRoomState, panels: Panels): SheetWays | null {
  const { context, rights, toReason, isRehearsal, view } = room;
  const { roomId, viewer } = context;
  const { isHost } = viewer;
  const { leadsClass } = rights;
  const { runsQuestions } = rights;
  const deniedReason = toReason(rights.chatDenial);
  const isOn = view.isInCall && !isRehearsal;
  const show = useShowEveryone(room);
  // People come and go, and a long sheet is not to be drawn again for it.
  const latest = useRef({ openChat: () => panels.show('chat'), show });
  useLayoutEffect(() => {
    latest.current = { openChat: () => panels.show('chat'), show };
  });
  return useMemo(() => {
    if (!isOn) return null;
    const give: NonNullable<SheetWays['quote']>['give'] = (cell) => {
      quoteHandOver.set({ roomId, cell });
      latest.current.openChat();
    };
    const ask: SheetWays['ask'] = (line) => askHandOver.set({ roomId, line });
    return {
      quote: { give, deniedReason },
      ask: runsQuestions ? ask : null,
      showEveryone: isHost ? (place) => void latest.current.show(place) : null,
      marksLines: leadsClass,
    };
  }, [isOn, isHost, runsQuestions, leadsClass, roomId, deniedReason]);
}

/** Leads everybody else to a cell, and says who was not reached. */
function useShowEveryone({ call, context }: CallRoomState) {
  const t = useTranslations('call.shownCell');
  const format = useFormatter();
  const { people, notify } = context;
  return async (place: ShownPlace): Promise<void> => {
    const others = people.filter(({ isMe }) => !isMe);
    if (others.length === 0) {
      notify(t('nobody'));
      return;
    }
    const silent = await showCell(
      call.data,
      place,
      others.flatMap(({ identities }) => identities),
    );
    const missed = others.filter((person) => person.identities.some((one) => silent.includes(one)));
    const names = format.list(missed.map(({ name }) => name));
    const { kind, line } = place;
    notify(missed.length === 0 ? t('sent', { kind, number: line }) : t('notReached', { names }));
  };
}
