import { callServer } from '@/lib/callables/client/call-server';
import { takePage } from '@/lib/class/contract';
import { documentPath, ownPageOf } from '@/lib/documents/document-place';
import { loadDatabase } from '@/lib/firebase/client/load-firebase';

type OwnPage = { roomId: string; uid: string; handoutId: string };

/**
 * Has the person's page of a hand-out made where it is missing: learners who come later have none yet. Throws an
 * AppError of the domains `class` and `request`, and what the Realtime Database refuses.
 */
export async function ensurePage({ roomId, uid, handoutId }: OwnPage): Promise<void> {
  const { database, get, ref } = await loadDatabase();
  const epoch = await get(ref(database, `${documentPath(ownPageOf(roomId, uid, handoutId))}/head/epoch`));
  if (!epoch.exists()) {
    await callServer(takePage, { roomId, handoutId }, { isUnasked: true });
  }
}
