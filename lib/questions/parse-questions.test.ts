import { joinQuestions, type AskedQuestion } from '@/lib/questions/parse-questions';
import { makeQuestion } from '@/tests/support/questions/make-question';

const question = (id: string, order: string, prompt = 'Torque') =>
  ({ ...makeQuestion(), id, order, prompt }) as AskedQuestion;

test('Two lists of questions are one in their order, with the first reading of each', () => {
  const asked = [question('b', 'm', 'Asked'), question('d', 'z')];
  const own = [question('a', 'c'), question('b', 'm', 'Own')];
  expect(joinQuestions(asked, own).map(({ id, prompt }) => `${id} ${prompt}`)).toEqual([
    'a Torque',
    'b Asked',
    'd Torque',
  ]);
});
