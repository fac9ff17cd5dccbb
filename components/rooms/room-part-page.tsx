'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RoomPage } from '@/components/rooms/room-page';
import { useRoomAccess, type OpenRoomAccess } from '@/components/rooms/use-room-access';

type RoomPartPageProps = {
  roomId: string;
  /** Where its `title`, its `titleOf` a room, and its `line` stand. */
  words: 'audit.history' | 'captions.page' | 'chat' | 'files' | 'permissions.seeAs' | 'questions';
  /** What a reader needs to see it; undefined where everybody in the room does. */
  needs?: Parameters<OpenRoomAccess['whyNot']>[0];
  children: (open: OpenRoomAccess) => ReactNode;
};

/** A page about one part of a room, such as its files, outside the call. */
export function RoomPartPage({ roomId, words, needs, children }: RoomPartPageProps) {
  const t = useTranslations(words);
  const room = useRoomAccess(roomId);
  return (
    <RoomPage
      room={room}
      title={t('title')}
      titleOf={(name) => t('titleOf', { room: name })}
      line={t('line')}
      denied={needs === undefined ? undefined : room.open?.whyNot(needs)}
    >
      {children}
    </RoomPage>
  );
}
