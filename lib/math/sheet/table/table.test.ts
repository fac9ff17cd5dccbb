import { createSheet } from '../create-sheet';
import type { SheetSettings } from '../settings';

const table = (
  source: string,
  others: Record<string, string> = {},
  settings: Partial<SheetSettings> = {},
) => {
  const set = Object.entries(others).map(([id, text]) => ({ id, source: text }));
  const results = createSheet(settings).apply({ set: [{ id: 'table', source, kind: 'table' }, ...set] });
  return {
    find: (id: string) => results.find((one) => one.id === id),
    all: results,
    ...results.find(({ id }) => id === 'table'),
  };
};
const shownIn = (found: ReturnType<typeof table>, id: string) => found.find(id)?.shown;

describe('A column of a table', () => {
  it('is a list with a unit for every other line', () => {
    const found = table('t in s\ts in m\n1\t2.5\n2\t5.1\n3\t7.4', { a: 'mean(t)', c: 'plot t, s' });
    expect(found.kind).toBe('table');
    expect(shownIn(found, 'a')).toBe('2 s');
    expect(found.find('c')?.plot?.curves[0]?.ys).toEqual([2.5, 5.1, 7.4]);
  });

  it('calculates row by row', () => {
    const found = table('t in s\ts in m\tv in km/h = s/t\tw = s^2*t\n1\t2.5\n2\t5.1');
    expect(found.columns?.slice(2)).toMatchObject([
      { shown: ['9', '9.18'], unit: 'km/h', error: null },
      { shown: ['6.25', '52'], unit: 'm²\u202fs', error: null },
    ]);
  });

  it('calculates from other columns and from what depends on them', () => {
    const found = table('x in m\td = x - m\tq in % = d/m\n1\n2\n6', { a: 'm = mean(x)' });
    expect(found.error).toBeNull();
    expect(found.columns?.[1]).toMatchObject({
      name: 'd',
      unit: 'm',
      shown: ['−2', '−1', '3'],
      reading: 'd = x - m',
    });
    expect(found.columns?.[2]).toMatchObject({ unit: '%', shown: ['−66.6667', '−33.3333', '100'] });
  });

  it.each([
    ['t in s', 't', 's'],
    ['t (s)', 't', 's'],
    ['t [m/s^2]', 't', 'm/s²'],
    ['t / s', 't', 's'],
    ['v / (m/s)', 'v', 'm/s'],
    ['T (°C)', 'T', '°C'],
    ['p in %', 'p', '%'],
    ['n (1)', 'n', ''],
    ['θ', 'θ', ''],
    ['price (EUR)', 'price', 'EUR'],
    ['Time of flight (s)', null, ''],
    ['2nd', null, ''],
    ['in', null, ''],
  ])('reads the header %s', (header, name, unit) => {
    const found = table(`${header}\n1\n2`);
    expect(found.error).toBeNull();
    expect(found.columns?.[0]).toMatchObject({ name, unit });
  });

  it('hints that a title is no name, and proposes one', () => {
    expect(table('Time of flight (s)\n1.5').notices?.[0]).toMatchObject({
      kind: 'column-name',
      repair: { source: 'Time_of_flight (s)\n1.5' },
    });
    expect(table('Colour of it\nred\nblue').notices).toEqual([]);
  });

  it('takes formulas, uncertainties and units of single fields', () => {
    const found = table('a\tu in m\tb\n1.2e3\t5.0 ± 0.2\t12 m/s\n3/4\t50 cm\t\n−2\t\t', {
      a: 'a',
      u: 'u',
      b: 'b',
    });
    expect(shownIn(found, 'a')).toBe('[1200, 3/4, −2]');
    expect(shownIn(found, 'u')).toBe('[(5.00 ± 0.20) m, 0.5 m]');
    expect(shownIn(found, 'b')).toBe('[12 m/s]');
  });

  it.each(['red\nSample 2\nA-1', '2024-01-05\n2024-01-06', 'a\n\nb'])('keeps the words %j', (fields) => {
    const found = table(`kind in s\n${fields}`, { n: 'length(kind)' });
    expect(found.error).toBeNull();
    expect(found.columns?.[0]?.isText).toBe(true);
    expect(shownIn(found, 'n')).toBe(String(fields.split('\n').length));
  });
});

describe('An error in a table', () => {
  it.each([
    ['an unreadable field', 't\ts\n1\t2\n3\t4*', 11],
    ['an empty field between others', 't\ts\n1\t2\n\t3\n4\t5', 8],
    ['an unknown name', 't\ts\n1\t2\n3\t2k', 11],
  ])('is placed at %s, and spares the other columns', (_, source, start) => {
    const found = table(source, { a: 'mean(t)', b: 'mean(s)' });
    expect(found.kind).toBe('error');
    expect(found.error?.start).toBe(start);
    const errors = [found.find('a')?.error, found.find('b')?.error].filter((error) => error !== null);
    expect(errors.map((error) => error?.message)).toEqual([
      expect.stringMatching(/^[ts] has an error in its own cell\.$/u),
    ]);
  });

  it.each([
    ['.', 't\ts\n1,5\t2\n1,6\t3', 't\ts\n1.5\t2\n1.6\t3'],
    ['.', 't\n1,234.5\n2,345,678', 't\n1234.5\n2345678'],
    [',', 't\n1.234,5', 't\n1234,5'],
  ] as const)('mends numbers of the other convention in a sheet with %s', (decimalSign, source, mended) => {
    expect(table(source, {}, { decimalSign }).error?.repair?.source).toBe(mended);
  });

  it('offers both readings of a point before three digits in a sheet with a comma', () => {
    const { error } = table('t\n0.125\n1.250', {}, { decimalSign: ',' });
    expect(error?.repairs?.map(({ source }) => source)).toEqual(['t\n0.125\n1250', 't\n0,125\n1,250']);
  });

  it('names columns that are there twice, and rings of columns', () => {
    expect(table('t\tt\n1\t2').columns?.map(({ error }) => error?.class)).toEqual([
      undefined,
      'duplicate-definition',
    ]);
    expect(table('a = b\tb = a\n1\t2').columns?.map(({ error }) => error?.class)).toEqual(['cycle', 'cycle']);
    expect(table('a = a\n1').error?.message).toBe('a is defined by itself.');
  });

  it.each([`t\n${'1\n'.repeat(501)}`, '\t'.repeat(20), 'x'.repeat(16_001)])(
    'says that a table is too large',
    (source) => {
      expect(table(source).error?.message).toMatch(
        /^A table has at most (500 rows|20 columns|16,000 characters)\./u,
      );
    },
  );
});

describe('A table', () => {
  it('follows edits as a sheet from scratch would', () => {
    const sheet = createSheet();
    const line = { id: 'a', source: 'mean(v)' };
    const states = ['t\tv = 2*t\n1\n2', 't\n1\n2', 't\tv\n1\t5', 'v\n1\n2\n3'];
    for (const source of states) {
      const set = [{ id: 'table', source, kind: 'table' as const }];
      const fresh = createSheet().apply({ set: [...set, line] });
      const changed = sheet.apply({ set: source === states[0] ? [...set, line] : set });
      for (const result of changed) expect(result).toEqual(fresh.find(({ id }) => id === result.id));
    }
    expect(sheet.apply({ set: [{ id: 'table', source: 'v = 3' }] }).map(({ shown }) => shown)).toEqual([
      '3',
      '3',
    ]);
    expect(sheet.apply({ remove: ['table'] })[0]?.error?.class).toBe('undefined-symbol');
  });

  it('repeats one value for every row, and makes rows of a range', () => {
    expect(table('t\tk = 2\tx = 0 .. 2\n1\n2').columns?.map(({ shown }) => shown)).toEqual([
      null,
      ['2', '2'],
      ['0', '1', '2'],
    ]);
  });
});
