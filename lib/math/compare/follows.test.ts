import stepPairs from '@/tests/data/step-pairs.json';
import { defaultSheetSettings } from '../sheet/settings';
import { follows } from './follows';
import { MathError } from '../errors/math-error';
import { readLines } from './read-line';

const surroundings = { cellId: 'a', settings: defaultSheetSettings, lookup: () => null, names: () => [] };
function ask(line1: string, line2: string) {
  const [before, after] = readLines([line1, line2], '.');
  if (!before || !after || before instanceof MathError || after instanceof MathError)
    throw new Error('unread');
  return follows(before, after, surroundings);
}

it.each(stepPairs.map(({ line1, line2, follows: wanted }) => [line1, line2, wanted]))(
  '%s, then %s: %s',
  (line1, line2, wanted) => {
    expect(ask(line1, line2).verdict).toBe(wanted);
  },
);
