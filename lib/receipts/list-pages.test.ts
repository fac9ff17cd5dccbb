import { listPages, type FoundPage } from './list-pages';

const names = new Map([
  ['emmy', 'Emmy'],
  ['ada', 'Ada'],
  ['ben', 'Ben'],
]);
const nameOf = (uid: string) => names.get(uid) ?? '';
const page: FoundPage = { handoutId: 'h1', name: 'Forces', at: 1, state: 'returned', by: 'emmy', own: null };
const row = (
  action: 'handout-led' | 'handout-paced' | 'page-shown' | 'page-hidden',
  at: number,
  after: object,
  subjectUid: string | null = null,
) => ({ action, actorUid: 'emmy', subjectUid, after: { page: 'h1', ...after }, at });
const rows = [
  row('page-shown', 5, { isNamed: false }, 'ada'),
  row('handout-led', 3, { handout: 'frozen' }),
  row('page-hidden', 6, {}, 'ada'),
  row('page-shown', 7, { isNamed: true }, 'ben'),
  row('handout-paced', 4, { pace: 2 }),
  row('handout-led', 8, { handout: 'collected', page: 'h2' }),
];

describe('the pages of a class in a receipt', () => {
  it('tell a host all that was done with them, in its order', () => {
    const [whole] = listPages([page], rows, { uid: null, nameOf });
    expect(whole?.byName).toBe('Emmy');
    expect(whole?.led).toEqual([
      { kind: 'frozen', at: 3, byName: 'Emmy' },
      { kind: 'paced', at: 4, byName: 'Emmy', pace: 2 },
      { kind: 'shown', at: 5, byName: 'Emmy', learner: 'Ada', isNamed: false },
      { kind: 'hidden', at: 6, byName: 'Emmy', learner: 'Ada' },
      { kind: 'shown', at: 7, byName: 'Emmy', learner: 'Ben', isNamed: true },
    ]);
  });

  it('tell a learner nothing about the page of another', () => {
    const [own] = listPages([page], rows, { uid: 'ada', nameOf });
    expect(own?.led.map(({ kind, learner }) => [kind, learner])).toEqual([
      ['frozen', undefined],
      ['paced', undefined],
      ['shown', 'Ada'],
      ['hidden', 'Ada'],
    ]);
  });

  it('give a learner what their page said, and the notes in their order', () => {
    const note = (cell: string, at: number) => ({ cell, text: `At ${cell}`, by: 'emmy', at });
    const own = { said: { state: 'done', done: 4 } as const, notes: [note('b', 9), note('a', 8)] };
    const [read] = listPages([{ ...page, words: 'Well done.', own }], [], { uid: 'ada', nameOf });
    expect(read).toMatchObject({ words: 'Well done.', said: { state: 'done', done: 4 } });
    expect(read?.notes.map(({ cell, byName }) => [cell, byName])).toEqual([
      ['a', 'Emmy'],
      ['b', 'Emmy'],
    ]);
  });

  it('say nothing that was said to all once the pages are out of their hands again', () => {
    const collected = { ...page, state: 'collected', words: 'Well done.' } as const;
    expect(listPages([collected], [], { uid: null, nameOf })[0]).not.toHaveProperty('words');
  });
});
