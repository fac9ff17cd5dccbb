/** Questions of the room by when their verdicts are told, and one that nobody was asked yet. */
const questionStates = {
  prepared: { state: 'prepared', verdicts: 'at-once' },
  told: { state: 'open', verdicts: 'at-once' },
  waiting: { state: 'open', verdicts: 'closed' },
  over: { state: 'closed', verdicts: 'closed' },
  hidden: { state: 'closed', verdicts: 'shown' },
  shown: { state: 'closed', verdicts: 'shown', shownAt: 1 },
} as const;

/** Where the verdicts about a person's answers stand, as in a question without names. */
export const markOf = (uid: string): string => `mark-${uid}`;

/** The questions of a room, each with an answer of everybody. */
export function questionsIn(roomId: string, people: readonly string[]): Record<string, object> {
  const entries = Object.entries(questionStates).flatMap(([name, question]) => {
    const path = `rooms/${roomId}/questions/${name}`;
    return [
      [path, { prompt: 'Torque', ...question }],
      [`${path}/secret/key`, { lines: '0.5 N m' }],
      [`${path}/tally/shown`, { answered: 1 }],
      [`${path}/notes/groups`, { words: {} }],
      ...people.map((uid) => [`${path}/answers/${uid}`, { uid, mark: markOf(uid) }]),
      ...people.map((uid) => [`${path}/marks/${markOf(uid)}`, { tries: [] }]),
    ];
  });
  return Object.fromEntries(entries) as Record<string, object>;
}
