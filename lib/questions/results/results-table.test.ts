import { writeResults, type TableWords } from './results-table';

const words: TableWords = {
  person: 'Person',
  unnamed: 'Without name',
  columns: { answer: 'answer', verdict: 'verdict', credit: 'credit', tries: 'tries', seconds: 'seconds' },
  states: { right: 'right', partly: 'partly', wrong: 'wrong', open: 'not decided', none: '' },
  nameOf: (uid) => ({ a: 'Cleo', b: 'Ada' })[uid] ?? uid,
};
const tried = (typed: string, round = 1) => ({ given: { typed }, round, late: false, took: 12, says: typed });
const verdict = { state: 'partly' as const, parts: {}, credit: 0.5 };
const rowsOf = (table: string) => table.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('The table of results', () => {
  it('has a row for each person in the order of names', () => {
    const question = { prompt: 'Torque', choices: [], round: 2 };
    const marks = [
      {
        id: 'a',
        uid: 'a',
        tries: [tried('1'), { ...tried('0.5 N', 2), verdict }, { ...tried('=1', 2), verdict }],
      },
      { id: 'b', uid: 'b', tries: [tried('1')] },
    ];
    expect(rowsOf(writeResults([{ question, marks }], words)).slice(1)).toEqual([
      'Ada,,,,,',
      "Cleo,'=1,partly,0.5,2,12",
    ]);
  });

  it('brings answers without a name together with nobody', () => {
    const vote = { prompt: 'Pace', choices: [{ id: 'x', text: 'Too fast' }], round: 1 };
    const chosen = { ...tried(''), given: { chosen: ['x'] } };
    const asked = [
      { question: vote, marks: [{ id: 'p', tries: [chosen] }] },
      { question: vote, marks: [{ id: 'p', tries: [chosen] }] },
    ];
    expect(rowsOf(writeResults(asked, words)).slice(1)).toEqual([
      'Without name,Too fast,,,1,12,,,,,',
      'Without name,,,,,,Too fast,,,1,12',
    ]);
  });
});
