import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { parseQuestions, type AskedQuestion } from '@/lib/questions/parse-questions';

/** Follows all questions of a room, for hosts: those that are prepared too. */
export const watchQuestions = (roomId: string): Watch<AskedQuestion[]> => watch(roomId, 'all');

/** Follows the questions of a room that were asked, for everybody. */
export const watchAskedQuestions = (roomId: string): Watch<AskedQuestion[]> => watch(roomId, 'asked');

const watch =
  (roomId: string, which: 'all' | 'asked'): Watch<AskedQuestion[]> =>
  ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, onSnapshot, query, where } = await loadFirestore();
      const all = collection(firestore, 'rooms', roomId, 'questions');
      return onSnapshot(
        which === 'all' ? all : query(all, where('state', 'in', ['open', 'closed'])),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          next(parseQuestions(docs.map((doc) => ({ id: doc.id, data: doc.data() }))), !metadata.fromCache);
        },
        fail,
      );
    }, fail);
