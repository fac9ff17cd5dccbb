import { seedFirestore, tryFirestore, tryQuery, type Outcome } from './firestore-rest';
import type { Actor } from './room-fixture';

/**
 * How the rules answer a learner of a room in which everybody puts questions: about one of their own, and about one of
 * somebody else, with its verdicts and the words for them.
 */
export async function readQuestions(
  projectId: string,
  { uid, token }: Actor,
  other: string,
): Promise<{ own: Outcome[]; others: Outcome[] }> {
  const roomId = `room-${crypto.randomUUID()}`;
  const questions = `rooms/${roomId}/questions`;
  const seedOf = (name: string, by: string) => ({
    [`${questions}/${name}`]: { state: 'prepared', verdicts: 'closed', by },
    [`${questions}/${name}/marks/one`]: { tries: [] },
    [`${questions}/${name}/notes/groups`]: { words: {} },
  });
  const learner = { 'room:read': 'yes', 'question:run': 'yes', 'member:moderate': 'no' };
  await seedFirestore(projectId, {
    [`rooms/${roomId}/access/_matrix`]: { learner, session: 'now', epoch: 1 },
    [`rooms/${roomId}/access/${uid}`]: { profile: 'learner', exceptions: {}, epoch: 1 },
    ...seedOf('own', uid),
    ...seedOf('other', other),
  });
  const read = (name: string, by: string) =>
    Promise.all([
      ...['', '/marks/one', '/notes/groups'].map((place) =>
        tryFirestore(projectId, 'get', `${questions}/${name}${place}`, token),
      ),
      tryFirestore(projectId, 'list', `${questions}/${name}/marks/one`, token),
      tryQuery(projectId, questions, ['by', by], token),
    ]);
  return { own: await read('own', uid), others: await read('other', other) };
}
