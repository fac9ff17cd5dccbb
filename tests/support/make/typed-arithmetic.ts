import fc from 'fast-check';

const operand = fc.constantFrom(
  '2',
  '3.5',
  '10',
  'x',
  'g',
  '(a+1)',
  '-4',
  '[5]',
  'sin(t)',
  '6 m',
  '7%',
  '3!',
);
const operator = fc.constantFrom(
  '+',
  '-',
  '*',
  '/',
  '^',
  '**',
  ' * ',
  ' *',
  '* ',
  ' - ',
  ' + ',
  ' = ',
  ' < ',
  '>',
  ' ** ',
);
const words = fc.constantFrom('so ', 'then we find ', '', '**Note:** ');

const sum = fc
  .tuple(operand, fc.array(fc.tuple(operator, operand), { maxLength: 5 }))
  .map(([first, rest]) => first + rest.flat().join(''));
const spoken = fc
  .tuple(words, sum, fc.constantFrom('', ' and ', ', but '), sum)
  .map((parts) => parts.join(''));
/** A line that begins with a sign. Two of them in a row would be a list. */
const signed = fc
  .tuple(fc.constantFrom('- ', '+ ', '* ', '> ', '>', '- - ', '= ', '4. '), operand, operator, operand)
  .map((parts) => parts.join(''));

/** What people type about numbers, with at most one line that begins with a sign. */
export const typedArithmetic: fc.Arbitrary<string> = fc.oneof(
  spoken,
  signed,
  fc.tuple(spoken, signed, spoken).map((lines) => lines.join('\n')),
);

/** The digits and the signs of arithmetic in a text, in their order. Stars at the edge of a word are marks. */
export const signsOf = (text: string): string =>
  text.replaceAll('**Note:**', '').replace(/[^\d+\-*/^=<>%!.]/gu, '');
