import { listOwnAnswers } from './own-answers';

const question = {
  ...{ prompt: 'What is the torque?', choices: [{ id: 'a', text: 'Too fast' }], named: true },
  ...{ verdicts: 'closed', state: 'open' },
};
const tried = (typed: string, at: number) => ({ given: { typed }, at, late: at > 40, round: 1 });
const answer = { uid: 'ada', mark: 'ada', tries: [tried('0.5 N', 10), tried('0.5 N m', 45), tried('2', 90)] };
const mark = {
  tries: [{ verdict: { state: 'partly', parts: {} } }, { verdict: { state: 'right', parts: {} } }, {}],
};
const found = { questionId: 'q', question, answer, mark };
const options = { from: 5, until: 50, isOther: false };
const statesOf = (changed: object, isOther = false) =>
  listOwnAnswers([{ ...found, question: { ...question, ...changed } }], { ...options, isOther }).map(
    ({ tries }) => tries.map(({ state }) => state),
  );

describe('Answers in a receipt', () => {
  it('are the tries of the session alone', () => {
    expect(listOwnAnswers([found], options)).toEqual([
      {
        ...{ questionId: 'q', prompt: 'What is the torque?' },
        tries: [
          { text: '0.5 N', at: 10, late: false },
          { text: '0.5 N m', at: 45, late: true },
        ],
      },
    ]);
    expect(listOwnAnswers([found], { ...options, from: 60, until: 80 })).toEqual([]);
  });

  it.each([
    [{ verdicts: 'at-once' }, ['partly', 'right']],
    [{ state: 'closed' }, ['partly', 'right']],
    [{ verdicts: 'shown', state: 'closed' }, [undefined, undefined]],
    [{ verdicts: 'shown', shownAt: 1 }, ['partly', 'right']],
  ])('have their verdicts once these are told: %j', (changed, states) => {
    expect(statesOf(changed)).toEqual([states]);
  });

  it('without a name are for nobody else', () => {
    expect(statesOf({ named: false })).toHaveLength(1);
    expect(statesOf({ named: false }, true)).toEqual([]);
  });

  it('say what was chosen, and leave out what is no question', () => {
    const chosen = { ...answer, tries: [{ ...tried('', 10), given: { chosen: ['a'] } }] };
    const others = [
      { ...found, question: null },
      { ...found, answer: undefined },
    ];
    expect(listOwnAnswers([{ ...found, answer: chosen }, ...others], options)).toMatchObject([
      { tries: [{ text: 'Too fast' }] },
    ]);
  });
});
