import { listAnswers } from './list-answers';

const mark = (id: string, ...typed: string[]) => ({
  id,
  uid: id,
  tries: typed.map((one) => ({ given: { typed: one }, round: 1, late: false, took: 20, says: one })),
});

it('lists the answers of a group as each was sent last, with who sent it', () => {
  const marks = [mark('ada', '7', '-4'), mark('ben', '-4.0'), mark('cleo', '-4'), mark('dan', '8')];
  expect(listAnswers(marks, { marks: ['ada', 'ben', 'cleo'] }, 1)).toEqual([
    { given: { typed: '-4' }, marks: ['ada', 'cleo'] },
    { given: { typed: '-4.0' }, marks: ['ben'] },
  ]);
});
