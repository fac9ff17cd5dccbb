import { mathErrors } from '@/lib/errors/catalogue/error-catalogue-math';
import type { CellError } from '@/lib/math/errors/cell-error';
import { createSheet } from '@/lib/math/sheet/create-sheet';
import { mathClasses, mathProducers } from './produce-math';

const resultOf = (source: string) => createSheet().apply({ set: [{ id: 'a', source }] })[0];

describe('an error of a sheet', () => {
  it('has one way to come about for each code of the catalogue', () => {
    expect(Object.keys(mathProducers).toSorted()).toEqual(Object.keys(mathErrors).toSorted());
  });

  it.each(Object.entries(mathProducers))(
    'comes about as %s with its own sentence',
    async (code, { produce }) => {
      const error = (await produce()) as CellError | undefined;
      expect({ error, class: error?.class }).toMatchObject({ class: mathClasses[code] });
      expect(error?.message).toMatch(/^[^\n]{10,120}\.$/);
      expect(error?.message).not.toMatch(/undefined|NaN|null|\bError\b|expected/);
    },
  );

  it.each(Object.entries(mathProducers))('of %s has a place in its line', async (_, { produce }) => {
    const error = (await produce()) as CellError | undefined;
    expect(error?.start).toBeGreaterThanOrEqual(0);
    expect(error?.length).toBeGreaterThan(0);
  });

  it.each([
    ['mean([])', 'empty-data', 'There are no data here: at least one value is needed.'],
    ['if([1, 2], 3, 4)', 'not-boolean', 'A yes or no is needed here, not a list.'],
    ['not "a"', 'not-boolean', 'A yes or no is needed here, not a text.'],
  ])('says of %s what is missing', (source, kind, message) => {
    expect(resultOf(source)?.error).toMatchObject({ class: kind, message });
  });

  it.each(['mean', 'sqrt', 'solve'])('is avoided by reading on %s', (name) => {
    const help = resultOf(`?${name}`)?.help;
    expect(help?.description).toMatch(/\.$/);
    expect(help?.syntax).toContain(name);
    expect(resultOf(help?.example ?? '')?.error).toBeNull();
  });

  it('is none where there is nothing to read', () => {
    expect(resultOf('?floof')).toMatchObject({ error: null, shown: 'There is no documentation on floof.' });
  });
});
