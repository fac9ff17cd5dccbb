import type { MarkedTry } from '@/lib/questions/answer';
import type { Verdict } from '@/lib/questions/verdict';
import { groupAnswers, tallyOf } from './group-answers';

const tried = (
  typed: string,
  verdict: Partial<Verdict> | null,
  changed: Partial<MarkedTry> = {},
): MarkedTry => ({
  ...{ given: { typed }, round: 1, late: false, took: 20, says: typed },
  ...(verdict && { verdict: { state: 'wrong', parts: {}, credit: 0, ...verdict } }),
  ...changed,
});
const mark = (id: string, ...tries: MarkedTry[]) => ({ id, uid: id, tries });
const right = { state: 'right' } as const;
const sign = { mistake: { kind: 'sign' } } as const;

const marks = [
  mark('ada', tried('4', right)),
  mark('ben', tried('7', {}), tried('-4', sign)),
  mark('cleo', tried('-4.0', sign, { says: '-4' })),
  mark('dan', tried('4,0', right, { late: true })),
  mark('eve', tried('8', {})),
  mark('finn', tried('4 + x', { state: 'open' })),
  mark('gus', tried('4', right, { round: 2 })),
];
const answers = { marks, round: 1, words: { 'wrong:sign': 'Mind the direction' } };

describe('Answers of a round', () => {
  it('stand together by what went wrong, right ones first', () => {
    expect(groupAnswers(answers).map(({ id, marks: who }) => [id, who])).toEqual([
      ['right', ['ada', 'dan']],
      ['wrong:sign', ['ben', 'cleo']],
      ['open:4 + x', ['finn']],
      ['wrong:8', ['eve']],
    ]);
  });

  it('are told to everybody with the words of a host and without names', () => {
    const tally = tallyOf(answers);
    expect(tally).toMatchObject({ answered: 6, right: 2, late: 1 });
    expect(tally.groups[1]).toMatchObject({ label: '-4', people: 2, words: 'Mind the direction' });
    for (const { id } of marks) expect(JSON.stringify(tally)).not.toContain(id);
  });

  it('of a poll are counted by what was chosen last', () => {
    const voted = (...chosen: string[]) => tried('', null, { given: { chosen }, says: chosen.join('+') });
    const votes = [mark('ada', voted('a'), voted('b')), mark('ben', voted('b')), mark('cleo', voted('a'))];
    expect(groupAnswers({ marks: votes, round: 1, words: {} })).toMatchObject([
      { id: 'none:b', label: 'b', state: 'none', people: 2 },
      { id: 'none:a', people: 1 },
    ]);
  });
});
