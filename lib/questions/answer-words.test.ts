import { isUnsent, readWords, toGiven, wordsOf } from '@/lib/questions/answer-words';

const offered = { choices: ['a', 'b'].map((id) => ({ id, text: `Choice ${id}` })) };
const none = { choices: [] };

test('A draft comes back as the answer that was written, without choices that are gone', () => {
  expect(toGiven(offered, readWords(offered, { chosen: 'b z' }))).toEqual({ chosen: ['b'] });
  expect(toGiven(offered, readWords(offered, {}))).toBeNull();
  expect(toGiven(none, readWords(none, { typed: ' x = 2 or x = 3 ' }))).toEqual({ typed: 'x = 2 or x = 3' });
  expect(toGiven(none, readWords(none, { typed: ' ' }))).toBeNull();
});

test('Words are unsent unless they are those that were sent last', () => {
  expect(isUnsent({ typed: '2' }, undefined)).toBe(true);
  expect(isUnsent({ typed: '2' }, { typed: '3' })).toBe(true);
  expect(isUnsent({ typed: '2' }, { typed: '2' })).toBe(false);
  expect(isUnsent(null, { typed: '2' })).toBe(false);
});

test('A choice is told by its words', () => {
  expect(wordsOf(offered, { chosen: ['a', 'b'] })).toBe('Choice a, Choice b');
  expect(wordsOf(none, { typed: '2' })).toBe('2');
});
