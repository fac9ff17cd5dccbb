import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { joinQuestions, parseQuestions, type AskedQuestion } from '@/lib/questions/parse-questions';

/** Follows all questions of a room, for people who moderate: those that are prepared too. */
export const watchQuestions = (roomId: string): Watch<AskedQuestion[]> => watch(roomId, 'all');

/** Follows the questions of a room that were asked, for everybody. */
export const watchAskedQuestions = (roomId: string): Watch<AskedQuestion[]> => watch(roomId, 'asked');

/** Follows the questions that were asked, and all that a person puts themselves; the first value has both. */
export const watchOwnQuestions =
  (roomId: string, uid: string): Watch<AskedQuestion[]> =>
  ({ next, fail }) => {
    const seen: Record<'asked' | 'own', { questions: AskedQuestion[]; isCurrent: boolean } | null> = {
      asked: null,
      own: null,
    };
    const follow = (part: keyof typeof seen, watchPart: Watch<AskedQuestion[]>) =>
      watchPart({
        next: (questions, isCurrent) => {
          seen[part] = { questions, isCurrent };
          const { asked, own } = seen;
          if (asked && own)
            next(joinQuestions(asked.questions, own.questions), asked.isCurrent && own.isCurrent);
        },
        fail,
      });
    const stops = [follow('asked', watch(roomId, 'asked')), follow('own', watch(roomId, { by: uid }))];
    return () => {
      for (const stop of stops) stop();
    };
  };

const watch =
  (roomId: string, which: 'all' | 'asked' | { by: string }): Watch<AskedQuestion[]> =>
  ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, onSnapshot, query, where } = await loadFirestore();
      const all = collection(firestore, 'rooms', roomId, 'questions');
      const asked = () => query(all, where('state', 'in', ['open', 'closed']));
      return onSnapshot(
        which === 'all' ? all : which === 'asked' ? asked() : query(all, where('by', '==', which.by)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          next(parseQuestions(docs.map((doc) => ({ id: doc.id, data: doc.data() }))), !metadata.fromCache);
        },
        fail,
      );
    }, fail);
