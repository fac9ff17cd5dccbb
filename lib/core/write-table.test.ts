import { continueTable, writeTable } from './write-table';

describe('a table for other programs', () => {
  it.each([
    '=1+1',
    '+A1',
    '-A1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '＝1',
    '-1+1',
    "-1'!A1",
    '-2 HYPERLINK("x")',
    '-1|x!A',
  ])('makes text of %j, which a program would run', (cell) =>
    expect(continueTable([[cell]])).toMatch(/^"?'/u),
  );

  it.each(['-1.5', '+49', '-1,5', '-1.5e-7', '-9.81 m/s²', '-20 °C', '-5 %', 'a=1', '12 - 3'])(
    'leaves %j as it is',
    (cell) => expect(continueTable([[cell]]).replaceAll('"', '')).toBe(`${cell}\r\n`),
  );

  it('begins with a byte order mark and quotes what needs it', () => {
    expect(
      writeTable([
        ['name', 'result'],
        ['King, "Hélène"', 'made'],
      ]),
    ).toBe('\uFEFFname,result\r\n"King, ""Hélène""",made\r\n');
    expect(continueTable([])).toBe('');
  });
});
