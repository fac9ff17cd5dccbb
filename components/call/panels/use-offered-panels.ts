import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CallPanel } from '@/components/call/panels/call-lists';
import { findPanelDenial, listOffered } from '@/components/call/panels/panel-access';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { Panels } from '@/components/call/panels/use-panels';

/** A panel with what its button needs. */
export type OfferedPanel = {
  panel: CallPanel;
  isOpen: boolean;
  toggle: () => void;
  /** Why it cannot be opened, in words; undefined when it can. */
  deniedReason: string | undefined;
  /** The way to ask for it, where a host can allow it. */
  deniedAction: ReactNode;
  isAsked: boolean;
};

/** The panels that this person is offered, and whether each can be opened. */
export function useOfferedPanels(
  list: readonly CallPanel[],
  room: Pick<CallRoomState, 'ticket' | 'isRehearsal' | 'asks' | 'toReason' | 'onDenied' | 'wayOn'>,
  panels: Panels,
): OfferedPanel[] {
  const t = useTranslations('call.rehearsal');
  const access = room.ticket?.access ?? null;
  return listOffered(list, access).map((panel) => {
    const denial = findPanelDenial(panel, access);
    const { rehearsalReason, capability } = panel;
    const shut = room.isRehearsal && rehearsalReason !== undefined ? t(rehearsalReason) : undefined;
    const deniedReason = shut ?? room.toReason(denial);
    return {
      panel,
      isOpen: deniedReason === undefined && panels.isOpen(panel.id),
      toggle: () => (deniedReason === undefined ? panels.toggle(panel.id) : room.onDenied(deniedReason)),
      deniedReason,
      deniedAction: shut === undefined ? room.wayOn(denial) : undefined,
      isAsked:
        denial !== null &&
        room.asks.mine.some(({ kind, answer }) => kind === capability && isOpenAsk(answer)),
    };
  });
}

/** A yes comes before this page may. */
const isOpenAsk = (answer: { outcome: string } | null): boolean =>
  answer === null || answer.outcome === 'granted';
