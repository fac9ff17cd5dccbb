'use client';

import { useTranslations } from 'next-intl';
import { EndDialog } from '@/components/call/end-dialog';
import { ShortcutsDialog } from '@/components/call/bar/shortcuts-dialog';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { ShortcutKeys } from '@/components/call/bar/use-shortcut-keys';
import type { OfferedPanel } from '@/components/call/panels/use-offered-panels';

type CallDialogsProps = {
  room: Pick<CallRoomState, 'ending' | 'context'>;
  offered: readonly OfferedPanel[];
  keys: ShortcutKeys;
};

/** What opens over a call: the end for everyone, and the list of its keys. */
export function CallDialogs({ room, offered, keys }: CallDialogsProps) {
  const t = useTranslations('call.controls');
  const { ending, context } = room;
  const panels = offered.flatMap(({ panel: { label, shortcut } }) =>
    shortcut === undefined ? [] : [{ name: t(label), shortcut }],
  );
  return (
    <>
      <EndDialog
        roomId={context.roomId}
        count={context.people.length}
        isOpen={ending.isOpen}
        onOpenChange={ending.setIsOpen}
      />
      <ShortcutsDialog
        isOpen={keys.isShown}
        onOpenChange={keys.setIsShown}
        singleKeysOn={keys.areOn}
        onSingleKeys={keys.setAreOn}
        panels={panels}
      />
    </>
  );
}
