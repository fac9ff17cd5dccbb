import fc from 'fast-check';
import { signsOf, typedArithmetic } from '@/tests/support/make/typed-arithmetic';
import { plainText } from './plain-text';
import { readMessage } from './read-message';

const nameOf = (uid: string) => (uid === 'u1' ? 'Emmy' : 'someone');

it.each([
  ['**Then** $\\mu$ stays.\nLook, @[u1]', 'Then \\mu stays. Look, @Emmy'],
  ['@[gone] left', '@someone left'],
  ['- a\n- b\n\n> so it is', 'a b so it is'],
  ['3. a\n5. b', '3. a 5. b'],
  ['= 3 km / 12 min', '= 3 km / 12 min'],
  ['so {= 2*3 }', 'so = 2*3'],
  ['$$\na\n+ b\n$$', 'a + b'],
  ['```ts\nlet a;\nb\n```', 'let a; b'],
  ['[here](https://x.org) and https://y.org', 'here and https://y.org'],
  ['a\u202eb\u2066c\u2028d', 'abcd'],
])('plainText writes %j on one line', (source, line) => {
  expect(plainText(readMessage(source), nameOf)).toBe(line);
});

it('keeps every digit and every sign of arithmetic that was typed', () => {
  const shown = (typed: string) => plainText(readMessage(typed), nameOf);
  fc.assert(
    fc.property(typedArithmetic, (typed) => expect(signsOf(shown(typed))).toBe(signsOf(typed))),
    { numRuns: 2000 },
  );
});
