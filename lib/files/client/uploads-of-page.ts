import { sessionStore } from '@/lib/auth/client/session';
import { browserUploadPorts } from './browser-upload-ports';
import { createUploadQueue, type UploadQueue } from './upload-queue';

const queues = new Map<string, UploadQueue>();
let isFollowing = false;

/**
 * The uploads of a person into a room. They belong to the page, and not to the panel that shows them: it may be closed,
 * and the person may go from the room into its call.
 */
export function uploadsOf(roomId: string, uid: string): UploadQueue {
  const key = `${uid}/${roomId}`;
  const queue = queues.get(key) ?? begin(roomId, uid);
  queues.set(key, queue);
  return queue;
}

function begin(roomId: string, uid: string): UploadQueue {
  const queue = createUploadQueue(browserUploadPorts(roomId, uid));
  if (!isFollowing) follow();
  return queue;
}

/** What one person sends ends with their sign-in. */
function follow(): void {
  isFollowing = true;
  const noteOffline = () => queues.forEach((queue) => queue.noteOffline());
  const closeOfOthers = () => {
    const uid = sessionStore.read().user?.uid;
    for (const [key, queue] of queues) {
      if (uid !== undefined && key.startsWith(`${uid}/`)) continue;
      queue.close();
      queues.delete(key);
    }
  };
  globalThis.addEventListener('offline', noteOffline);
  sessionStore.subscribe(closeOfOthers);
}
