'use client';

import { useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { useWatch } from '@/lib/core/client/use-watch';
import { chooseRoomNoticeWay } from '../contract';
import type { NoticeChoices, NoticeKind, NoticeWay, RoomNoticeKind } from '../schema';
import { watchRoomNotices } from './watch-room-notices';

type Pressed = Partial<Record<NoticeKind, NoticeWay | null>>;

/**
 * What a person has chosen for one room, undefined until it is known. A choice is shown at once, and taken back if it
 * fails.
 */
export function useRoomNotices(uid: string, roomId: string) {
  const watched = useWatch(watchRoomNotices, uid, roomId);
  const [pressed, setPressed] = useState<Pressed>({});
  const [failure, setFailure] = useState<unknown>(null);

  async function choose(kind: RoomNoticeKind, way: NoticeWay | null): Promise<void> {
    setFailure(null);
    setPressed((before) => ({ ...before, [kind]: way }));
    try {
      await callServer(chooseRoomNoticeWay, { roomId, kind, way });
    } catch (thrown) {
      setPressed(({ [kind]: _, ...others }) => others);
      setFailure(thrown);
    }
  }

  return {
    choices: watched.value && withPressed(watched.value, pressed),
    failure: failure ?? watched.failure,
    choose: (kind: RoomNoticeKind, way: NoticeWay | null) => void choose(kind, way),
  };
}

function withPressed(choices: NoticeChoices, pressed: Pressed): NoticeChoices {
  const all = Object.entries({ ...choices, ...pressed });
  return Object.fromEntries(all.filter(([, way]) => way !== null));
}
