'use client';

import { useCallback, useMemo } from 'react';
import type { PanelProps } from '@/components/call/panels/call-lists';
import { ChatPanel } from '@/components/chat/chat-panel';
import type { ChatLane } from '@/lib/chat/client/use-chat';

/** The room's chat beside a call, which carries each message at once. */
export function ChatInCall({ room, onClose, className }: PanelProps) {
  const { call, context, rights, toReason, wayOn } = room;
  const { roomId, viewer, people, colourOf } = context;
  const lane = useMemo(
    (): ChatLane => ({
      send: (message) => call.data.send('lk.chat', message),
      listen: (listener) => call.data.listen('lk.chat', (message, { uid }) => listener(message, uid)),
    }),
    [call],
  );
  const nameOf = useCallback(
    (uid: string) => people.find((person) => person.uid === uid)?.name ?? null,
    [people],
  );
  const { chatDenial } = rights;
  const reason = toReason(chatDenial);
  return (
    <ChatPanel
      {...{ roomId, lane, nameOf, colourOf, onClose, className }}
      uid={viewer.uid}
      name={viewer.name}
      denied={reason === undefined ? null : { reason, way: wayOn(chatDenial) }}
    />
  );
}
