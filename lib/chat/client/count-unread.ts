import { loadFirestore } from '@/lib/firebase/client/load-firebase';

/**
 * Counts what everybody in a room reads and one person has not read yet: the database counts, and sends no message.
 * What they have written themselves is taken off.
 */
export async function countUnread(roomId: string, uid: string, mark: number): Promise<number> {
  const { firestore, collection, getCountFromServer, orderBy, query, where } = await loadFirestore();
  const messages = collection(firestore, 'rooms', roomId, 'messages');
  const since = new Date(mark);
  const [all, mine] = await Promise.all([
    getCountFromServer(
      query(messages, where('to', '==', 'everyone'), where('at', '>', since), orderBy('at', 'desc')),
    ),
    getCountFromServer(
      query(
        messages,
        where('to', '==', 'everyone'),
        where('from', '==', uid),
        where('at', '>', since),
        orderBy('at', 'desc'),
      ),
    ),
  ]);
  return all.data().count - mine.data().count;
}
