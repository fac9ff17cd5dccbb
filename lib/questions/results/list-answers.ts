import type { GivenAnswer } from '@/lib/questions/answer';
import type { KeptMark } from '@/lib/questions/parse-marks';
import { lastTries, type AnswerGroup } from '@/lib/questions/results/group-answers';

/** The answers of a group, each as it was sent, with the marks of those who sent it. */
export function listAnswers(
  marks: readonly KeptMark[],
  { marks: wanted }: Pick<AnswerGroup, 'marks'>,
  round: number,
): { given: GivenAnswer; marks: string[] }[] {
  const answers = new Map<string, { given: GivenAnswer; marks: string[] }>();
  for (const { mark, last } of lastTries(marks, round)) {
    if (!wanted.includes(mark)) continue;
    const key = JSON.stringify(last.given);
    const same = answers.get(key)?.marks ?? [];
    answers.set(key, { given: last.given, marks: [...same, mark] });
  }
  return [...answers.values()];
}
