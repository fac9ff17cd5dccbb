import { createSheet } from '../../lib/math/sheet/create-sheet';

/** A row of `math-attacks.json`: a costly or hostile input, and what a guarded engine does with it. */
export type AttackRow = { expr: string; guarded: string };

/** Inputs that the file describes in words because they are long, or writes in another way than a sheet. */
const spelledOut: Readonly<Record<string, string>> = {
  // Outside of brackets a colon divides.
  '1:1e8': '[1:1e8]',
  '1+1+… 5,000 terms': Array.from({ length: 5_000 }, () => '1').join('+'),
  '2^2^2… 10,000': Array.from({ length: 10_000 }, () => '2').join('^'),
  '--…-1 100,000': `${'-'.repeat(100_000)}1`,
  'deep parens 2,000': `${'('.repeat(2_000)}1${')'.repeat(2_000)}`,
  'bignumber("1"*1e6)': `bignumber("${'1'.repeat(1_000_000)}")`,
};

const neighbours = ['p = 1/3', 'q = bignumber(1)/3', 'r = [2, 1; 1, 2]^3', 's = 5 km to m', 'u = sin(1)'];

/** Why a row is missed; null when its outcome is as wanted and no other cell and no later sheet changed by it. */
export function judgeAttack({ expr, guarded }: AttackRow): string | null {
  const cells = neighbours.map((source, at) => ({ id: String(at), source }));
  const before = JSON.stringify(createSheet().apply({ set: cells }));
  const sheet = createSheet();
  sheet.apply({ set: cells });
  const results = sheet.apply({ set: [{ id: 'attack', source: spelledOut[expr] ?? expr }] });
  const own = results.find(({ id }) => id === 'attack');
  if (results.length !== 1 || !own) return 'other cells were evaluated';
  if (JSON.stringify(sheet.apply({ settings: {} }).filter(({ id }) => id !== 'attack')) !== before)
    return 'another cell changed';
  if (JSON.stringify(createSheet().apply({ set: cells })) !== before) return 'another sheet changed';
  // What overflows has no value: it is refused, where mathjs answers ∞ or NaN.
  const isRefused = own.error !== null;
  const mayBeRefused = !guarded.startsWith('value') || own.error?.class === 'too-large';
  return isRefused
    ? mayBeRefused
      ? null
      : (own.error?.message ?? '')
    : guarded.startsWith('value')
      ? null
      : `value ${own.shown ?? ''}`;
}
