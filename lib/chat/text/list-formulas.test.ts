import { listFormulas } from './list-formulas';
import { readMessage } from './read-message';

it.each([
  ['= 3 km / 12 min to km/h', ['calculation 3 km / 12 min to km/h']],
  ['So **{= 2 m }** and $v = s/t$', ['calculation 2 m', 'calculation v = s/t']],
  ['- $v = \\sqrt{2 a s}$\n- none', ['text $v = \\sqrt{2 a s}$']],
  ['$$\na_1 =\n 2\n$$', ['text $a_1 = 2$']],
  ['It costs $5 and $10', []],
])('%s: gives its formulas to a sheet', (text, cells) =>
  expect(listFormulas(readMessage(text)).map(({ kind, source }) => `${kind} ${source}`)).toEqual(cells),
);
