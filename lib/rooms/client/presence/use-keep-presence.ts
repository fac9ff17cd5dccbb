'use client';

import { useEffect } from 'react';
import { keepPresence } from './keep-presence';

/**
 * Says to a room's members that this page of the room is open, while it is.
 *
 * @param uid the reader, who is a member; null for somebody who is not to be announced
 */
export function useKeepPresence(roomId: string, uid: string | null, state: 'here' | 'call'): void {
  useEffect(() => (uid === null ? undefined : keepPresence({ roomId, uid }, state)), [roomId, uid, state]);
}
