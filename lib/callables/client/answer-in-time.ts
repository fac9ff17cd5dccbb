/** Longer than an answer takes; nobody is kept waiting for a reason (ms). */
const patience = 4000;

/** What is being asked about something that is over, or `otherwise` when that cannot be found out in time. */
export function answerInTime<Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  const tooLate = new Promise<Answer>((resolve) => setTimeout(() => resolve(otherwise), patience));
  return Promise.race([answer, tooLate]);
}
