import { createSheet } from '../../sheet/create-sheet';

function lastOf(text: string) {
  const set = text.split('\n').map((source, at) => ({ id: String(at), source }));
  const results = createSheet().apply({ set });
  return results.find(({ id }) => id === String(set.length - 1));
}

describe('Words and times', () => {
  it.each([
    ['5 plus 3', '5 + 3'],
    ['2 to the power of 5', '2^5'],
    ['half of 10', '1/2 * 10'],
    ['what is 20% of 80?', '20% * 80'],
    ['20 is what % of 80', '20 as % of 80'],
    ['what percent of 80 is 20', '20 as % of 80'],
    ['20 is 25% of what', '20 / 25%'],
    ['10% off 250', '250 - 10%'],
    ['3 choose 2', 'combinations(3, 2)'],
    ['10C3', 'combinations(10, 3)'],
    ['100 km per 2 h', '100 km / 2 h'],
    ['60 miles per hour', '60 miles/hour'],
    ['5 km -> m', '5 km to m'],
    ['12 cm to in', '12 cm to in'],
    ['52 to hex', '52 to hex'],
    ['1h30min', '1 h 30 min'],
    ['1 h 30 to min', '1 h 30 min to min'],
    ['2d 3h', '2 day 3 h'],
    ['12:30 - 11:45', '12:30 h - 11:45 h'],
    ['12/80 in %', '12 / 80 to %'],
    ['(100 - 80)/80 · 100 %', '(100 - 80) / 80 * 100% to %'],
    ['5 km = ? m', '5 km to m'],
    ['1 in in cm', '1 in to cm'],
    ['max(1; 2)', 'max(1, 2)'],
    ['ggT(12; 18)', 'ggT(12, 18)'],
    ['x + y = 5; x - y = 1', 'solve x + y = 5, x - y = 1'],
    ['plot y = x^2', 'plot x^2'],
    ['12 : 4', '12 / 4'],
    ['3/4 : 1/2', '3 / 4 / (1 / 2)'],
    ['8 : 2 · 4', '8 / 2 * 4'],
    ['100 m : 10 s', '100 m / 10 s'],
    ['√(9:4)', 'sqrt(9 / 4)'],
    ['[1:5]', '[1 .. 5]'],
    ['mean(1:4)', 'mean(1 .. 4)'],
    ['1 .. 5', '1 .. 5'],
    ['3·10^8 m/s / 5·10^14 Hz', '3e8 m/s / 5e14 Hz'],
    ['2:30 min', '2:30 min'],
    ['5\'7"', '5 ft 7 inch'],
    ['⌊2.7⌋', 'floor(2.7)'],
    ['³√27', 'nthRoot(27, 3)'],
    ['3rd root of 27', 'nthRoot(27, 3)'],
    ['log base 2 of 8', 'log_2(8)'],
    ['the sum of 3, 4 and 5', 'sum(3, 4, 5)'],
    ['absolute value of -3', 'abs(-3)'],
    ['1h30m', '1 h 30 min'],
    ['3 × 10^8 m/s', '3 * (10^8 * m) / s'],
    ['6/2*10^3', '6 / 2 * 10^3'],
    ['2 million', '2 * 1e6'],
    ['5 x 3', '5 * 3'],
    ['3 + 4 = ?', '3 + 4'],
    ['how many cm in 1 inch', '1 inch to cm'],
    ['increase 250 by 10%', '250 + 10%'],
    ['SQRT(16)', 'sqrt(16)'],
    ['x + y = 10, x - y = 2', 'solve x + y = 10, x - y = 2'],
    ['solve for x: 2x = 4', 'solve 2 * x = 4'],
    ['2x = 4, solve for x', 'solve 2 * x = 4'],
  ])('reads %j as %j', (text, reading) => {
    expect(lastOf(text)).toMatchObject({ reading, error: null });
  });

  it.each([
    ['max(1,000, 2)', 'In brackets a comma parts values. Write 1000.'],
    ['max(1,5; 2,5)', 'This sheet writes decimals with a point, and a comma between values.'],
    ['(3, 4)', 'A list or a vector has square brackets.'],
    ['0b102', 'After 0b stand digits 0 and 1, after 0o digits to 7, after 0x digits and letters to f.'],
    ['17 // 5', 'Here // begins a comment. A whole division is floor(17/5).'],
    ['100 F to C', 'F and C have no degree sign here. Write 100 °F to °C.'],
    ['derivative of x^2 at 3', "Define f(x) = … and write f'(3) for its slope at 3."],
    ['increase 5 by 3', 'Say by how many percent, as in “increase 250 by 10%”.'],
    ['solve for x 2x = 4', 'Write “solve for x: 2x = 4” or “solve 2x = 4 for x”.'],
  ])('refuses %j and names the way', (text, message) => {
    expect(lastOf(text)?.error).toMatchObject({ message });
  });

  it.each([
    ['plus = 2\n3 plus', '6'],
    ['twice(x) = 3 x\ntwice(2)', '6'],
    ['C3 = 2\n10C3', '20'],
    ['off = 4\n10 off', '40'],
    ['per = 2\n3 per', '6'],
    ['h30 = 5\n2h30', '10'],
  ])('leaves a word to the sheet that defines it: %j', (text, shown) => {
    expect(lastOf(text)).toMatchObject({ shown, error: null });
  });
});
