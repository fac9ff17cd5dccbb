import pairs from '../../tests/data/answer-pairs.json';
import verdicts from '../../tests/data/answer-pairs-2.json';
import attacks from '../../tests/data/math-attacks.json';
import places from '../../tests/data/math-error-places.json';
import errors from '../../tests/data/math-errors.json';
import oracle from '../../tests/data/math-oracle.json';
import steps from '../../tests/data/step-pairs.json';
import { judgeAttack } from './score-attacks';
import { judgePlace, type WantedPlace } from './score-errors';
import {
  judgePairRow,
  judgeStepRow,
  judgeVerdictRow,
  type PairRow,
  type StepRow,
  type VerdictRow,
} from './score-pairs';
import { judgeRow, type OracleRow } from './score-oracle';

/** Prints the score of a data file, and fails with the misses below what we reached. */
function expectScore<T>(name: string, rows: readonly T[], judge: (row: T) => string | null, least: number) {
  const misses = rows.flatMap((row) => {
    const why = judge(row);
    return why === null ? [] : [`${JSON.stringify(row).slice(0, 120)}: ${why}`];
  });
  const hits = rows.length - misses.length;
  process.stdout.write(`${name}: ${hits} of ${rows.length}\n`);
  expect(hits >= least ? [] : misses).toEqual([]);
}

describe('The data files', () => {
  it('agrees with what other programs compute', () => {
    expectScore('math-oracle', oracle as OracleRow[], judgeRow, 342);
  });

  it('places errors where they are', () => {
    expect(places.map(({ input }) => input)).toEqual(errors.map(({ input }) => input));
    expectScore('math-errors', places as WantedPlace[], judgePlace, 165);
  });

  it('gives each attack its wanted outcome and changes no neighbour', () => {
    expectScore('math-attacks', attacks, judgeAttack, 72);
  });

  it('tells which steps follow, and shows numbers where one does not', () => {
    expectScore('step-pairs', steps as StepRow[], judgeStepRow, 32);
  });

  it('tells which answers are equivalent', () => {
    expectScore('answer-pairs', pairs as PairRow[], judgePairRow, 32);
    expectScore('answer-pairs-2', verdicts as VerdictRow[], judgeVerdictRow, 80);
  });
});
