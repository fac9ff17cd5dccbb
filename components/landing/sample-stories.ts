import { ada, emmy, leonhard, sofya, srinivasa } from '@/components/landing/sample-people';

/** The derivation in its picture, as a sheet gets it. A test compares the verdicts with those of the sheet. */
export const sampleDerivation = {
  source: '2(x + 3) = 14\n2x + 6 = 14\n2x = 8\nx = 6',
  lines: [
    { set: '2 (x + 3) = 14', verdict: null },
    { set: '2 x + 6 = 14', verdict: 'follows' },
    { set: '2 x = 8', verdict: 'follows' },
    { set: 'x = 6', verdict: 'fails' },
  ],
  place: 'x = 4',
} as const;

/** Lines of sheets in the pictures, with what each comes to. A test calculates them. */
export const sampleSteps = {
  given: { source: 'a = 2.81 m/s^2; s = 1.80 m', result: null },
  speed: { source: 'v = sqrt(2 a s)', result: '3.18 m/s' },
  string: { source: 'F = 72 N; mu = 3.8 g/m; L = 65 cm', result: null },
  note: { source: 'f = 3/(2L) * sqrt(F/mu)', was: 'f = 3/(2L) * F/mu', result: '317.7 Hz' },
  ratio: { source: 'r = sqrt(1.1)', result: '1.04881' },
} as const;

/** The formula of the message as it is set there. */
export const sampleFormula = { name: 'v', root: '2 a s' } as const;

/** Who changed which line of the receipt, and how long each person was there (min). */
export const sampleReceipt = {
  lines: [
    { number: 3, person: srinivasa, at: '16:14', step: sampleSteps.note },
    { number: 4, person: ada, at: '16:21', step: sampleSteps.ratio },
  ],
  stays: [
    { person: emmy, minutes: 46 },
    { person: srinivasa, minutes: 46 },
    { person: sofya, minutes: 45 },
    { person: leonhard, minutes: 41 },
  ],
  whole: 46,
} as const;
