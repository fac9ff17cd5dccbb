'use client';

import { useCallback } from 'react';
import type { PanelProps } from '@/components/call/panels/call-lists';
import { useChatLane } from '@/components/call/chat/use-chat-lane';
import { useQuotedSheets } from '@/components/call/chat/use-quoted-sheets';
import { useFileWays } from '@/components/call/stage/document/use-file-ways';
import { useToSheet } from '@/components/call/stage/use-to-sheet';
import { ChatPanel } from '@/components/chat/chat-panel';
import type { SheetFormula } from '@/lib/chat/text/list-formulas';
import { askHandOver } from '@/lib/questions/client/ask-hand-over';

/** The room's chat beside a call, which carries each message at once. */
export function ChatInCall({ room, onClose, className }: PanelProps) {
  const { call, context, rights, toReason, wayOn } = room;
  const { roomId, viewer, people, colourOf } = context;
  const lane = useChatLane(call, { roomId, uid: viewer.uid, people });
  const nameOf = useCallback(
    (uid: string) => people.find((person) => person.uid === uid)?.name ?? null,
    [people],
  );
  const toSheet = useToSheet(context);
  const ask = useCallback(
    ({ source }: SheetFormula) => askHandOver.set({ roomId, line: { source, given: '' } }),
    [roomId],
  );
  const { chatDenial, directDenial, fileDenial } = rights;
  const reason = toReason(chatDenial);
  return (
    <ChatPanel
      {...{ roomId, lane, people, nameOf, colourOf, onClose, className }}
      formulaWays={{ toSheet, ask: rights.runsQuestions ? ask : undefined }}
      sheetWays={useQuotedSheets(roomId)}
      fileWays={useFileWays(room, onClose)}
      uid={viewer.uid}
      name={viewer.name}
      isHost={viewer.access?.['member:moderate'].allowed ?? false}
      denials={{
        write: reason === undefined ? null : { reason, way: wayOn(chatDenial) },
        direct: toReason(directDenial) ?? null,
        file: toReason(fileDenial),
      }}
    />
  );
}
