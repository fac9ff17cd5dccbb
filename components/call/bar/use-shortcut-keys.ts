import { useState, type RefObject } from 'react';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { OfferedPanel } from '@/components/call/panels/use-offered-panels';
import { useSingleKeys } from '@/lib/call/client/keys/use-call-keys';
import { useRoomKeys } from '@/lib/call/client/keys/use-room-keys';

type ShortcutInput = {
  room: Pick<CallRoomState, 'view' | 'hand' | 'sending' | 'onDenied' | 'captions'>;
  offered: readonly OfferedPanel[];
  /** The press that the notice of the moment offers. */
  noticePress: RefObject<HTMLButtonElement | null>;
};

/** Binds the keys of a call, those of its panels included; and the list of them, which a key opens. */
export function useShortcutKeys({ room, offered, noticePress }: ShortcutInput) {
  const [isShown, setIsShown] = useState(false);
  const [areOn, setAreOn] = useSingleKeys();
  const { view, hand, sending, onDenied } = room;
  const show = () => setIsShown(true);
  useRoomKeys({
    isActive: view.isInCall,
    singleKeysOn: areOn,
    sending: view.sending,
    denied: sending.reasons,
    onDenied,
    panels: new Map(
      offered.flatMap(({ panel: { shortcut }, toggle }) =>
        shortcut === undefined ? [] : [[shortcut.toLowerCase(), toggle] as const],
      ),
    ),
    toggleHand: () => {
      if (hand.isUp) hand.lower();
      else if (hand.deniedReason === undefined) hand.raise();
      else onDenied(hand.deniedReason);
    },
    toggleCaptions: room.captions.toggle,
    showShortcuts: show,
    reachNotice: () => noticePress.current?.focus(),
  });
  return { isShown, setIsShown, areOn, setAreOn, show };
}

export type ShortcutKeys = ReturnType<typeof useShortcutKeys>;
