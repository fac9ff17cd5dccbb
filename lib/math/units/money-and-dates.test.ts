import { createSheet } from '../sheet/create-sheet';
import type { CellResult } from '../sheet/cell-result';

/** The last line of a sheet. */
function resultOf(source: string): CellResult {
  const set = source.split('\n').map((line, at) => ({ id: String(at), source: line }));
  const last = createSheet()
    .apply({ set })
    .find(({ id }) => id === String(set.length - 1));
  if (!last) throw new Error('No result');
  return last;
}

it.each([
  ['12 € * 3', '36.00 €'],
  ['19% of 200 €', '38.00 €'],
  ['200 € + 19%', '238.00 €'],
  ['€ 12 * 1', '€ 12.00'],
  ['$5 + $3.50', '$8.50'],
  ['-$5 * 2', '−$10.00'],
  ['CHF 3.50 * 2', 'CHF 7.00'],
  ['5 EUR + 3 €', '8.00 EUR'],
  ['2.5 €/kg * 500 g', '1.25 €'],
  ['3 * $4/kg', '$12/kg'],
  ['100 € * 1.1 USD/EUR', '110.00 USD'],
  ['12 € / 4 €', '3'],
  ['5 € > 3 €', 'true'],
  ['pmt(5%/12, 360, 200000 €)', '−1073.64 €'],
  ['mean([3 €, 4 €])', '3.50 €'],
  ['USD = 3\n2 USD + 1', '7'],
  ['2026-03-01 - 2026-02-01', '28 days'],
  ['2026-02-01 - 2026-01-31', '1 day'],
  ['2026-02-01 + 30 days', '2026-03-03'],
  ['2026-02-01 - 1 week', '2026-01-25'],
  ['2024-01-31 + 1 month', '2024-02-29'],
  ['30 days + 2026-02-01', '2026-03-03'],
  ['2026-02-01 < 2026-03-01', 'true'],
  ['max(2026-02-01, 2026-03-01)', '2026-03-01'],
  ['d = 2026-02-01\nd + 14 days', '2026-02-15'],
])('shows %s as %s', (source, shown) => {
  expect(resultOf(source)).toMatchObject({ error: null, shown });
});

it.each([
  ['5 € + 3 $', 'A sheet has no rate between USD and EUR. Multiply by one of your own'],
  ['100 € to $', 'A sheet has no rate between EUR and USD.'],
  ['5 € + 3 kg', 'cannot be added to an amount of money (€)'],
  ['5 € < 3 $', 'A sheet has no rate'],
  ['2026-02-30', 'There is no day 2026-02-30 in the calendar.'],
  ['2026-02-01 + 5', 'To a date a time is added, such as 30 days or 2 months.'],
  ['2026-02-01 + 3 h', 'Add whole days.'],
  ['2026-02-01 + 2026-02-02', 'Two dates have no sum.'],
  ['2026-02-01 * 2', 'A number is needed here, not a date.'],
  ['2026-02-01 < 5', 'A date is compared with a date'],
  ['today', 'A sheet has no clock'],
])('refuses %s with a sentence', (source, words) => {
  expect(resultOf(source).error?.message).toContain(words);
});
