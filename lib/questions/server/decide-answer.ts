import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import type { MarkedTry } from '@/lib/questions/answer';
import { decideAnswer } from '@/lib/questions/contract';
import { isSameAnswer } from '@/lib/questions/plan-answer';
import { commandOnQuestion } from '@/lib/questions/server/command-on-question';
import { markReference } from '@/lib/questions/server/question-references';
import type { Verdict } from '@/lib/questions/verdict';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** A host decides, in words that nobody can prove or against the engine. Throws as `commandOnQuestion`. */
export const decideAnswerCallable = roomCallable(decideAnswer, 'question:run', async ({ caller, input }) => {
  const { roomId, questionId, round, given, isRight } = input;
  const references = [...new Set(input.marks)].map((mark) => markReference(input, mark));
  await commandOnQuestion(input, caller.uid, async ({ tx, now }) => {
    const marks = await tx.getAll(...references);
    let people = 0;
    for (const snapshot of marks) {
      const mark = snapshot.data();
      const isMeant = (one: MarkedTry) =>
        one.round === round &&
        one.verdict &&
        !isDecided(one.verdict, isRight) &&
        isSameAnswer(one.given, given);
      if (!mark?.tries.some(isMeant)) continue;
      people += 1;
      const verdict = decidedVerdict(isRight, caller.uid);
      const tries = mark.tries.map((one) => (isMeant(one) ? { ...one, verdict } : one));
      tx.set(markReference(input, snapshot.id), { ...mark, tries });
    }
    if (people === 0) return null;
    return {
      audit: {
        id: auditId('answer-decided', roomId, questionId, now),
        action: 'answer-decided' as const,
        after: { isRight, people },
      },
    };
  });
  return {};
});

const isDecided = ({ decidedBy, state }: Verdict, isRight: boolean): boolean =>
  decidedBy !== undefined && (state === 'right') === isRight;

const decidedVerdict = (isRight: boolean, decidedBy: string): Verdict => ({
  state: isRight ? 'right' : 'wrong',
  parts: { value: isRight ? 'right' : 'wrong' },
  credit: Number(isRight),
  decidedBy,
});
