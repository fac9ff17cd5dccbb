import { makeQuestion } from '@/tests/support/questions/make-question';
import type { Question } from '@/lib/questions/question';
import { requireOwnQuestion } from '@/lib/questions/server/require-own-question';
import type { Standing } from '@/lib/rooms/server/documents/read-standing';

const question = { ...makeQuestion(), by: 'emmy' } as Question;
const standing = (allowed: boolean) =>
  ({ access: { 'member:moderate': { allowed, decidedBy: 'profile' } } }) as unknown as Standing;

test.each([
  ['the person who put it', 'emmy', false],
  ['a moderator', 'ada', true],
])('A question is run by %s', (_, uid, moderates) => {
  expect(() => requireOwnQuestion(question, uid, standing(moderates))).not.toThrow();
});

test('A question of somebody else is refused to a person who does not moderate', () => {
  const refused: unknown = expect.objectContaining({ code: 'access/denied' });
  expect(() => requireOwnQuestion(question, 'ada', standing(false))).toThrow(refused as Error);
});
