import { writeTable } from '@/lib/core/write-table';
import type { GivenAnswer } from '@/lib/questions/answer';
import type { KeptMark } from '@/lib/questions/parse-marks';
import type { AskedQuestion } from '@/lib/questions/parse-questions';

type Asked = { question: Pick<AskedQuestion, 'prompt' | 'choices' | 'round'>; marks: readonly KeptMark[] };

/** The words of the table, and names of people. */
export type TableWords = {
  person: string;
  /** Who answered a question without names. */
  unnamed: string;
  columns: { answer: string; verdict: string; credit: string; tries: string; seconds: string };
  states: Readonly<Record<'right' | 'partly' | 'wrong' | 'open' | 'none', string>>;
  nameOf: (uid: string) => string;
};

/**
 * The answers of the last round of each question as a table, a row for each person. An answer without a name has a row
 * of its own, so nothing in the table brings two of them together.
 */
export function writeResults(asked: readonly Asked[], words: TableWords): string {
  const { person, columns, nameOf, unnamed } = words;
  const heads = asked.flatMap(({ question }, at) =>
    Object.values(columns).map((column) => `${String(at + 1)}. ${question.prompt} – ${column}`),
  );
  const uids = [...new Set(asked.flatMap(({ marks }) => marks.flatMap(({ uid }) => uid ?? [])))];
  const people = uids
    .map((uid) => ({
      name: nameOf(uid),
      cells: asked.flatMap((one) => cellsOf(one, findMark(one, uid), words)),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
  const others = asked.flatMap((one, at) =>
    one.marks
      .filter(({ uid }) => uid === undefined)
      .map((mark) => asked.flatMap((each, place) => cellsOf(each, place === at ? mark : undefined, words)))
      // By what they say: the order of the marks says nothing then.
      .sort((first, second) => first.join('\n').localeCompare(second.join('\n'))),
  );
  return writeTable([
    [person, ...heads],
    ...people.map(({ name, cells }) => [name, ...cells]),
    ...others.map((cells) => [unnamed, ...cells]),
  ]);
}

const findMark = ({ marks }: Asked, wanted: string) => marks.find(({ uid }) => uid === wanted);

function cellsOf({ question }: Asked, mark: KeptMark | undefined, { states }: TableWords): string[] {
  const tries = mark?.tries.filter(({ round }) => round === question.round) ?? [];
  const last = tries.at(-1);
  if (!last) return ['', '', '', '', ''];
  const { given, verdict, took } = last;
  return [
    textOf(given, question),
    states[verdict?.state ?? 'none'],
    verdict ? String(Number(verdict.credit.toFixed(2))) : '',
    String(tries.length),
    String(took),
  ];
}

const textOf = (given: GivenAnswer, { choices }: Asked['question']): string =>
  'typed' in given
    ? given.typed
    : given.chosen.map((id) => choices.find((choice) => choice.id === id)?.text ?? id).join('; ');
