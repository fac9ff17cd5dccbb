import type { MarkedTry } from '@/lib/questions/answer';
import { hashText } from '@/lib/questions/hash-text';
import type { KeptMark } from '@/lib/questions/parse-marks';
import type { Tally, TallyGroup } from '@/lib/questions/tally';

/** A group with those who are in it, for hosts. */
export type AnswerGroup = TallyGroup & { marks: readonly string[] };

type Answers = {
  marks: readonly KeptMark[];
  round: number;
  /** What hosts say about groups. */
  words: Readonly<Record<string, string>>;
};

/** The last try of each person in a round: people are counted, not answers. */
export const lastTries = (marks: readonly KeptMark[], round: number): { mark: string; last: MarkedTry }[] =>
  marks.flatMap(({ id, tries }) => {
    const last = tries.findLast((one) => one.round === round);
    return last ? [{ mark: id, last }] : [];
  });

/** Right answers first, then the largest groups: by what went wrong where that is known, else by what is said. */
export function groupAnswers({ marks, round, words }: Answers): AnswerGroup[] {
  const groups = new Map<string, AnswerGroup>();
  for (const { mark, last } of lastTries(marks, round)) {
    const id = groupOf(last);
    const before = groups.get(id) ?? begin(id, last, words[id]);
    groups.set(id, { ...before, people: before.people + 1, marks: [...before.marks, mark] });
  }
  return [...groups.values()].sort(
    (one, other) =>
      Number(other.state === 'right') - Number(one.state === 'right') ||
      other.people - one.people ||
      (one.id < other.id ? -1 : 1),
  );
}

/** The results of a round for everybody: nothing in it leads to a person. */
export function tallyOf(answers: Answers): Omit<Tally, 'at'> {
  const last = lastTries(answers.marks, answers.round).map((found) => found.last);
  return {
    round: answers.round,
    answered: last.length,
    right: last.filter(({ verdict }) => verdict?.state === 'right').length,
    late: last.filter(({ late }) => late).length,
    groups: groupAnswers(answers).map(({ marks: _, ...group }) => group),
  };
}

function begin(id: string, { given, says, verdict }: MarkedTry, words: string | undefined): AnswerGroup {
  return {
    id,
    label: 'typed' in given ? given.typed : says,
    state: verdict?.state ?? 'none',
    people: 0,
    ...(verdict?.mistake && { mistake: verdict.mistake }),
    ...(words !== undefined && { words }),
    marks: [],
  };
}

/** The group of a try, by a name that is the same for all who went the same way. */
function groupOf({ says, verdict }: MarkedTry): string {
  if (!verdict) return `none:${short(says)}`;
  const { state, mistake } = verdict;
  if (state === 'right') return 'right';
  if (state === 'open' || !mistake) return `${state}:${short(says)}`;
  return `${state}:${mistake.kind}${mistake.power === undefined ? '' : ` ${String(mistake.power)}`}`;
}

const short = (says: string): string =>
  says.length <= 80 ? says : `${says.slice(0, 60)} ${hashText(says).toString(36)}`;
