import 'server-only';
import { after } from 'next/server';
import { writeLog } from '@/lib/core/server/log';
import { toRoomName } from '@/lib/livekit/room-name';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { eraseRoom } from '@/lib/rooms/server/outbox/erase-room';
import { firestoreRoomState } from '@/lib/rooms/server/outbox/firestore-room-state';
import type { MediaPorts } from '@/lib/rooms/server/outbox/media-commands';
import { watchClosely } from '@/lib/rooms/server/outbox/watch-closely';

/** From Firestore to the media server. */
export const mediaPorts: MediaPorts = {
  state: firestoreRoomState,
  server: livekitGateway,
  watchClosely,
  eraseRoom,
  later: (task) => {
    try {
      after(task);
    } catch {
      writeLog('no-later', {});
    }
  },
  mediaRoomName: (roomId, moves) => toRoomName(readLivekitEnvironment().roomPrefix, roomId, moves),
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
