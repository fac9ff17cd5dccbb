import { cardsPath, readCardChoice } from '@/lib/groups/card-choice';

const groupId = 'a'.repeat(20);
const [ada, emmy] = ['0123456789abcdef0123', 'fedcba98765432100123'].map((id) => `learner${id}`);
const only = (path: string) => new URL(path, 'https://chalktalk.test').searchParams.get('only') ?? undefined;

describe('The address of the page with the cards of a group', () => {
  test('names the learners whose cards were chosen, and gives them back', () => {
    const chosen = [ada ?? '', emmy ?? ''];
    const path = cardsPath(groupId, chosen);
    expect(path).toBe(`/groups/${groupId}/cards?only=0123456789abcdef0123.fedcba98765432100123`);
    expect(readCardChoice(only(path))).toEqual(chosen);
  });

  test('names nobody for all, which is not the same as for none', () => {
    expect(cardsPath(groupId)).toBe(`/groups/${groupId}/cards`);
    expect(readCardChoice(undefined)).toBeNull();
    expect(readCardChoice(only(cardsPath(groupId, [])))).toEqual([]);
  });

  test('is understood as far as it names learners', () => {
    expect(readCardChoice('../../x.0123456789abcdef0123.<b>.')).toEqual([ada]);
  });
});
