import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { markSchema, ownAnswerSchema, type Mark, type OwnAnswer } from '@/lib/questions/answer';
import { parseMarks, type KeptMark } from '@/lib/questions/parse-marks';
import { groupWordsSchema, tallySchema, type Tally } from '@/lib/questions/tally';
import { watchDocument } from '@/lib/rooms/client/watch-document';

/** Follows all answers to a question with their verdicts, for hosts. */
export const watchMarks =
  (roomId: string, questionId: string): Watch<KeptMark[]> =>
  ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, onSnapshot } = await loadFirestore();
      return onSnapshot(
        collection(firestore, 'rooms', roomId, 'questions', questionId, 'marks'),
        { includeMetadataChanges: true },
        ({ docs, metadata }) =>
          next(parseMarks(docs.map((doc) => ({ id: doc.id, data: doc.data() }))), !metadata.fromCache),
        fail,
      );
    }, fail);

/** Follows what a person has sent themselves; null for nothing. */
export const watchOwnAnswer = (roomId: string, questionId: string, uid: string): Watch<OwnAnswer | null> =>
  watchDocument(
    roomId,
    ['questions', questionId, 'answers', uid],
    (data) => ownAnswerSchema.safeParse(data).data ?? null,
  );

/** Follows the verdicts about one's own answer, once they are told; `mark` stands in one's own answer. */
export const watchOwnMark = (roomId: string, questionId: string, mark: string): Watch<Mark | null> =>
  watchDocument(
    roomId,
    ['questions', questionId, 'marks', mark],
    (data) => markSchema.safeParse(data).data ?? null,
  );

/** Follows the results that everybody sees; null until they are shown. */
export const watchTally = (roomId: string, questionId: string): Watch<Tally | null> =>
  watchDocument(
    roomId,
    ['questions', questionId, 'tally', 'shown'],
    (data) => tallySchema.safeParse(data).data ?? null,
  );

/** Follows what hosts say about groups of answers, by the group's id. */
export const watchGroupWords = (roomId: string, questionId: string): Watch<Record<string, string>> =>
  watchDocument(
    roomId,
    ['questions', questionId, 'notes', 'groups'],
    (data) => groupWordsSchema.safeParse(data).data?.words ?? {},
  );
