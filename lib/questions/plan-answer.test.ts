import { makeKey, makeQuestion } from '@/tests/support/questions/make-question';
import type { GivenAnswer, MarkedTry } from './answer';
import { planAnswer, triesLeft } from './plan-answer';
import type { Question } from './question';
import { wantedOf } from './wanted-of';

const open: Question = {
  ...makeQuestion({ tries: 2 }),
  ...{ wanted: {}, hints: 0, state: 'open', round: 2, openedAt: 1, order: 'a0', by: 'emmy', savedAt: 1 },
};
const typed = (text: string): GivenAnswer => ({ typed: text });
const chosen = (...ids: string[]): GivenAnswer => ({ chosen: ids });
const sent = (round: number, ...given: GivenAnswer[]) =>
  given.map((one) => ({ given: one, round, at: 1, late: false }));
const own = (...tries: ReturnType<typeof sent>) => ({ uid: 'ada', mark: 'ada', tries });
const rightBefore = (round: number) => {
  const verdict = { state: 'right' as const, parts: {}, credit: 1 };
  const tried: MarkedTry = { given: typed('4'), round, late: false, took: 1, says: '4', verdict };
  return { tries: [tried] };
};

type Row = [
  what: string,
  changed: Partial<Question>,
  tries: ReturnType<typeof sent>,
  given: GivenAnswer,
  plan: string,
];

describe('An answer that arrives', () => {
  it.each<Row>([
    ['the first of its round', {}, sent(1, typed('4')), typed('4'), 'new 0'],
    ['the second of its round', {}, sent(2, typed('4')), typed('5'), 'new 1'],
    ['one too many', {}, sent(2, typed('4'), typed('5')), typed('6'), 'no-tries'],
    ['the same again', {}, sent(2, typed('4  m'), typed('5')), typed(' 4 m'), 'repeated 0'],
    ['the same with new numbers', { freshNumbers: true }, sent(2, typed('4')), typed('4'), 'repeated 0'],
    [
      'an earlier one with new numbers',
      { freshNumbers: true, tries: 3 },
      sent(2, typed('4'), typed('5')),
      typed('4'),
      'new 2',
    ],
    ['one for a closed question', { state: 'closed' }, [], typed('4'), 'not-open'],
    ['the same for a closed question', { state: 'closed' }, sent(2, typed('4')), typed('4'), 'repeated 0'],
    ['one for another round', { round: 3 }, [], typed('4'), 'not-open'],
    ['one for a question nobody was asked', { state: 'prepared' }, [], typed('4'), 'not-open'],
    ['a choice in another order', {}, sent(2, chosen('a', 'b')), chosen('b', 'a'), 'repeated 0'],
    [
      'a vote that goes back',
      { kind: 'poll', tries: 3 },
      sent(2, chosen('a'), chosen('b')),
      chosen('a'),
      'new 2',
    ],
  ])('is %s', (_, changed, tries, given, plan) => {
    const found = planAnswer({
      question: { ...open, ...changed },
      own: own(...tries),
      mark: undefined,
      round: 2,
      given,
    });
    expect('attempt' in found ? `${found.kind} ${String(found.attempt)}` : found.kind).toBe(plan);
  });

  it.each([
    ['at-once', rightBefore(2), 'no-tries'],
    ['at-once', rightBefore(1), 'new'],
    // It would tell that the first was right.
    ['closed', rightBefore(2), 'new'],
  ] as const)('comes after a right one, with verdicts %s', (verdicts, mark, kind) => {
    const question = { ...open, verdicts };
    const arriving = { question, own: own(...sent(2, typed('4'))), mark, round: 2, given: typed('5') };
    expect(planAnswer(arriving).kind).toBe(kind);
  });

  it('leaves no tries once it is right', () => {
    expect([triesLeft(open, 0, false), triesLeft(open, 0, true), triesLeft(open, 1, false)]).toEqual([
      1, 0, 0,
    ]);
  });
});

describe('What learners read of a key', () => {
  it.each([
    ['number', { figures: { count: 3, atLeast: false } }, { figures: { count: 3, atLeast: false } }],
    ['number', { decimals: 2, unit: 'same' }, { decimals: 2, unit: 'N m' }],
    ['number', { unit: 'kind', relative: 0.1 }, {}],
    ['formula', { form: 'factored' }, { form: 'factored' }],
    ['formula', { form: 'as-typed', antiderivative: 'x' }, {}],
    ['text', { texts: ['green'] }, {}],
  ] as const)('of a %s with %j is %j', (kind, key, wanted) => {
    expect(wantedOf(makeQuestion({ kind }), { ...makeKey('0.5 N m'), ...key, texts: [] }, 'N m')).toEqual(
      wanted,
    );
  });
});
