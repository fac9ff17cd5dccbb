import { builtInNames } from '../functions/registry';
import { createSheet } from '../sheet/create-sheet';
import { describeFunction } from './describe-function';

const exampleOf = (name: string): string | undefined => describeFunction(name)?.example;

it('describes every function of a sheet', () => {
  const missing = builtInNames().filter((name) => !describeFunction(name)?.description.endsWith('.'));
  expect(missing).toEqual([]);
});

it('shows an example that calculates, for every function of a sheet', () => {
  const set = builtInNames().map((name) => ({ id: name, source: exampleOf(name) ?? '' }));
  const failed = set.flatMap((cell) => {
    const [result] = createSheet().apply({ set: [cell] });
    return result?.error ? [`${cell.source}: ${result.error.message}`] : [];
  });
  expect(failed).toEqual([]);
});

it('says nothing of a name that no sheet knows', () => {
  expect(describeFunction('evaluate')).toBeNull();
});
