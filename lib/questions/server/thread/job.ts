import type { GivenAnswer } from '@/lib/questions/answer';
import { judgeAnswer } from '@/lib/questions/judge/judge-answer';
import type { Judged } from '@/lib/questions/judge/judged';
import { workOutKey, type KeyedQuestion } from '@/lib/questions/judge/work-out-key';
import type { Key } from '@/lib/questions/key';
import { previewKey } from '@/lib/questions/preview/preview-question';
import type { QuestionPreview } from '@/lib/questions/preview-shape';
import type { QuestionText } from '@/lib/questions/question';

/** What is asked of the thread that calculates, and what it answers. */
export type Jobs = {
  judge: { asked: { keyed: KeyedQuestion; given: GivenAnswer }; answer: Judged };
  preview: { asked: { question: QuestionText; key: Key }; answer: QuestionPreview };
  /** The unit of the key; empty for none. */
  unit: { asked: KeyedQuestion; answer: string };
  /** The thread is there with the engine. */
  warm: { asked?: undefined; answer: null };
};
export type JobName = keyof Jobs;

/** One job with what is asked. */
export type Job = { [Name in JobName]: { name: Name } & Pick<Jobs[Name], 'asked'> }[JobName];

/** Does a job. Plain data in and out, so that a thread can be sent both. */
export function doJob(job: Job): Jobs[JobName]['answer'] {
  switch (job.name) {
    case 'judge':
      return judgeAnswer(job.asked.keyed, job.asked.given);
    case 'preview':
      return previewKey(job.asked.question, job.asked.key);
    case 'warm':
      return null;
    case 'unit': {
      const found = workOutKey(job.asked);
      return found.fault === undefined ? found.unit : '';
    }
  }
}
