import { answerQuestion, openQuestion, saveQuestion } from '@/lib/questions/contract';
import type { CallableInput, CallableOutput } from '@/lib/callables/callable-contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { addLearners, makeBenchRoom, type Bench, type BenchPerson } from '../bench-room';
import { quantile } from '../statistics';

const rounds = 5;
/** A class that answers within two seconds: all verdicts are there one second later. */
const aim = 3000;

/** Milliseconds until the last of a class has their verdict, for each round, and answers that were lost. */
type AnswersCost = { people: number; last: number[]; lost: number };

const written: CallableInput<typeof saveQuestion>['written'] = {
  question: {
    ...{ kind: 'number', prompt: 'What is the torque?', given: '', freshNumbers: true, choices: [] },
    parameters: [{ name: 'F', from: 1, to: 20, step: 0.5, unit: 'N' }],
    ...{ several: false, tries: 5, verdicts: 'at-once', named: true },
    settings: { angle: 'rad', numbers: 'real', decimalSign: '.' },
  },
  key: {
    ...{ lines: 'F * 0.2 m', right: [], texts: [], unit: 'kind', hints: [], showsWitness: true },
    figures: { count: 2, atLeast: true },
  },
};

/** A class answers one question at the same instant, each with numbers of their own; in a new round each time. */
export async function measureAnswers(bench: Bench, people: readonly BenchPerson[]): Promise<AnswersCost> {
  const { appUrl } = bench;
  const room = await makeBenchRoom(bench);
  const { roomId, host } = room;
  await addLearners(bench, room, people);
  const cost: AnswersCost = { people: people.length, last: [], lost: 0 };
  for (let at = 0; at < rounds; at += 1) {
    const { questionId } = await callCallable(appUrl, host.idToken, saveQuestion, { roomId, written });
    const { round } = await callCallable(appUrl, host.idToken, openQuestion, { roomId, questionId });
    const began = performance.now();
    const answers = await Promise.allSettled(
      people.map(({ idToken }, place) => {
        const given = { typed: `${String(place + 1)}.0 N m` };
        return callCallable(appUrl, idToken, answerQuestion, { roomId, questionId, round, given });
      }),
    );
    cost.last.push(performance.now() - began);
    cost.lost += answers.filter((answer) => !isMarked(answer)).length;
  }
  return cost;
}

export const describeAnswers = ({ people, last, lost }: AnswersCost): string[][] => [
  ['people', 'last verdict, median', 'slowest round', 'aim', 'lost'],
  [String(people), inMs(quantile(last, 0.5)), inMs(quantile(last, 1)), `≤ ${inMs(aim)}`, String(lost)],
];

const inMs = (value: number): string => `${value.toFixed(0)} ms`;

type Answer = CallableOutput<typeof answerQuestion>;

const isMarked = (answer: PromiseSettledResult<Answer>): boolean =>
  answer.status === 'fulfilled' &&
  answer.value.outcome === 'counted' &&
  answer.value.verdict?.state !== 'open';
