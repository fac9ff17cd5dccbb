import 'server-only';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { markSchema, ownAnswerSchema, type Mark, type OwnAnswer } from '@/lib/questions/answer';
import { keySchema, type Key } from '@/lib/questions/key';
import { questionSchema, type Question } from '@/lib/questions/question';
import { groupWordsSchema, tallySchema, type GroupWords, type Tally } from '@/lib/questions/tally';

/** Which question of which room. */
export type QuestionPlace = { roomId: string; questionId: string };

/** A room's questions. */
export const questionsOf = (roomId: string): CollectionReference<Question> =>
  adminFirestore().collection(`rooms/${roomId}/questions`).withConverter(documentConverter(questionSchema));

export const questionReference = ({ roomId, questionId }: QuestionPlace): DocumentReference<Question> =>
  questionsOf(roomId).doc(questionId);

/** No page reads it. */
export const keyReference = (place: QuestionPlace): DocumentReference<Key> =>
  below(place, 'secret/key').withConverter(documentConverter(keySchema));

/** What a learner has sent. */
export const ownAnswerReference = (place: QuestionPlace, uid: string): DocumentReference<OwnAnswer> =>
  below(place, `answers/${uid}`).withConverter(documentConverter(ownAnswerSchema));

export const markReference = (place: QuestionPlace, mark: string): DocumentReference<Mark> =>
  below(place, `marks/${mark}`).withConverter(documentConverter(markSchema));

/** All answers to a question with their verdicts. */
export const marksOf = (place: QuestionPlace): CollectionReference<Mark> =>
  questionReference(place).collection('marks').withConverter(documentConverter(markSchema));

export const tallyReference = (place: QuestionPlace): DocumentReference<Tally> =>
  below(place, 'tally/shown').withConverter(documentConverter(tallySchema));

export const groupWordsReference = (place: QuestionPlace): DocumentReference<GroupWords> =>
  below(place, 'notes/groups').withConverter(documentConverter(groupWordsSchema));

const below = (place: QuestionPlace, path: string): DocumentReference =>
  adminFirestore().doc(`rooms/${place.roomId}/questions/${place.questionId}/${path}`);
