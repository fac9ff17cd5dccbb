import { createSheet } from '../sheet/create-sheet';
import { builtInNames, findBuiltIn } from './registry';

const resultOf = (source: string) => {
  const [result] = createSheet().apply({ set: [{ id: '0', source }] });
  if (!result) throw new Error('no result');
  return result;
};

/** Functions that may take a length and a time, by the reason. */
const mixed = {
  'a product of all': ['prod', 'product', 'dot'],
  'a line through points has a unit of its own': [
    ...['cov', 'slope', 'intercept', 'linreg', 'linfit', 'regression', 'rsquared', 'corr'],
    ...['correl', 'correlation', 'fitline', 'regressionline', 'linearregression', 'rsq'],
  ],
  'each entry alone': ['nthroot', 'root', 'round', 'floor', 'ceil', 'fix', 'trunc'],
  'a list may hold anything': ['concat', 'pickrandom'],
};
const allowed = new Set(Object.values(mixed).flat());

describe('Functions of several quantities', () => {
  const names = builtInNames().filter((name) => (findBuiltIn(name)?.most ?? 0) > 1);
  const shapes = ['3 m, 4 s', '[3 m, 5 m], 4 s', '[3 m, 4 s]', '[3 m, 5 m], [4 s, 6 s]'];

  it.each(names.filter((name) => !allowed.has(name.toLowerCase())))(
    'refuses a length and a time in %s',
    (name) => {
      const accepted = shapes.filter((args) => resultOf(`${name}(${args})`).error === null);
      expect(accepted).toEqual([]);
    },
  );

  it.each([
    ['hypot(3 m, 400 cm)', '5 m'],
    ['mod(8 m, 5 m)', '3 m'],
    ['mod(370°, 360°)', '10°'],
    ['atan2(1 m, 100 cm)', '0.785398'],
    ['number(3 m, 1 cm)', '300'],
    ['max(3 m, 400 cm)', '400 cm'],
    ['1 fortnight to days', '14 days'],
  ])('computes %s as %s', (source, shown) => {
    expect(resultOf(source).shown?.replaceAll('\u202f', ' ')).toBe(shown);
  });
});
