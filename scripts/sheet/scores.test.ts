import answers from '../../tests/data/answer-tests.json';
import pairs from '../../tests/data/answer-pairs.json';
import verdicts from '../../tests/data/answer-pairs-2.json';
import attacks from '../../tests/data/math-attacks.json';
import places from '../../tests/data/math-error-places.json';
import errors from '../../tests/data/math-errors.json';
import oracle from '../../tests/data/math-oracle.json';
import steps from '../../tests/data/step-pairs.json';
import unitOrName from '../../tests/data/unit-or-name.json';
import typed from '../../tests/data/typed-lines.json';
import { isWrongYes, judgeAnswerRow, type AnswerRow } from './score-answers';
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
import { judgeTyped } from './score-typed';

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
    // One row refuses a date, which is a value now.
    expectScore('math-oracle', oracle as OracleRow[], judgeRow, 341);
  });

  it('reads what people type elsewhere', () => {
    const rows = typed as OracleRow[];
    const judge = (row: OracleRow) => {
      const { outcome, why } = judgeTyped(row);
      return outcome === 'right' ? null : `${outcome}: ${why}`;
    };
    const others = rows.filter((row) => judgeTyped(row).outcome === 'other');
    expect(others.length > 1 ? others : []).toEqual([]);
    expectScore('typed-lines', rows, judge, 134);
  });

  it('tells units from names', () => {
    const rows = unitOrName.map(({ expect: { value, unit }, ...row }): OracleRow => ({
      ...row,
      expect: {
        value: String(value),
        tolerance: 1e-9,
        ...(unit === null ? { kind: 'number' } : { kind: 'quantity', unit }),
      },
    }));
    expectScore('unit-or-name', rows, judgeRow, 22);
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

  const tested = (answers.rows as AnswerRow[]).map((row) => ({ row, miss: judgeAnswerRow(row) }));

  it.each([
    ['value', 171],
    ['number', 28],
    ['units', 83],
    ['figures', 109],
    ['form', 161],
    ['integral', 52],
    ['set', 6],
    ['system', 11],
  ])('tells which answers pass a test of the kind %s', (kind, least) => {
    const ofKind = tested.filter(({ row }) => row.kind === kind);
    expectScore(`answer-tests, ${kind}`, ofKind, ({ miss }) => miss, least);
  });

  it('says no wrong yes about answers', () => {
    expect(tested.filter(({ row, miss }) => isWrongYes(row, miss))).toEqual([]);
  });
});
