import { divideExactly } from './divide-sum';
import { factorSum, type Factored } from './factor-sum';
import { isNegative, isWhole, minus, one, over, raise, rational, type Rational } from './rational';
import { contentOf, factorOf, ofAtom, scale, sumKey, type Algebra } from './sum';
import type { Atom, Factor, Sum } from './sum-types';

/** One fraction: a sum over a number and factors to whole powers. */
export type Quotient = { above: Sum; below: Factored };

/** The powers of each atom that stand below a line in any term; null where nothing does. */
function below(sum: Sum): Factor[] {
  const found = new Map<string, Factor>();
  for (const { factors } of sum)
    for (const factor of factors) {
      if (!isNegative(factor.exponent) || factor.atom.kind === 'power') continue;
      const exponent = minus(factor.exponent);
      const before = found.get(factor.key);
      if (!before || before.exponent.over * exponent.under < exponent.over * before.exponent.under)
        found.set(factor.key, { ...factor, exponent });
    }
  return [...found.values()];
}

/** A sum of fractions as one fraction, cancelled; `algebra` multiplies out. */
export function together(sum: Sum, algebra: Algebra): Quotient {
  let above = sum;
  const factors: Factored['factors'] = [];
  let content: Rational = one;
  // What stands below inside what stood below comes out in the next round.
  for (let round = 0; round < 6; round++) {
    const found = below(above);
    if (found.length === 0) break;
    for (const { atom, exponent } of found) {
      above = algebra.multiply(above, ofAtom(atom, exponent));
      if (!isWhole(exponent)) {
        factors.push({ sum: ofAtom(atom, exponent), power: 1 });
        continue;
      }
      const power = Number(exponent.over);
      if (atom.kind !== 'sum') {
        factors.push({ sum: ofAtom(atom), power });
        continue;
      }
      const parts = factorSum(atom.sum, algebra);
      content = rational(
        content.over * parts.content.over ** BigInt(power),
        content.under * parts.content.under ** BigInt(power),
      );
      factors.push(...parts.factors.map((factor) => ({ sum: factor.sum, power: factor.power * power })));
    }
  }
  return cancel(above, { content, factors: joined(factors) }, algebra);
}

function joined(factors: Factored['factors']): Factored['factors'] {
  const found = new Map<string, { sum: Sum; power: number }>();
  for (const { sum, power } of factors) {
    const key = sumKey(sum);
    found.set(key, { sum, power: (found.get(key)?.power ?? 0) + power });
  }
  return [...found.values()];
}

function cancel(start: Sum, bottom: Factored, algebra: Algebra): Quotient {
  let above = start;
  const factors = bottom.factors.flatMap(({ sum, power }) => {
    let left = power;
    while (left > 0 && above.length > 0) {
      const next = divideExactly(above, sum, algebra);
      if (!next) break;
      above = next;
      left -= 1;
    }
    return left > 0 ? [{ sum, power: left }] : [];
  });
  if (above.length === 0) return { above, below: { content: one, factors: [] } };
  // Whole numbers above and below, without a common divisor.
  const common = contentOf(above);
  const front = over(common, bottom.content);
  const whole = scale(above, raise(common, -1n));
  return { above: scale(whole, rational(front.over)), below: { content: rational(front.under), factors } };
}

/** A fraction as a sum again, for writing: one term over its factors, or a sum in brackets. */
export function quotientTerm({ above, below: bottom }: Quotient, top: Sum): Sum {
  if (bottom.factors.length === 0) return scale(above, raise(bottom.content, -1n));
  const factors = bottom.factors.map(({ sum, power }): Factor => {
    const exponent = rational(BigInt(-power));
    const [only, ...others] = sum;
    const [single, ...more] = only?.factors ?? [];
    if (only && others.length === 0 && single && more.length === 0)
      return { ...single, exponent: rational(single.exponent.over * exponent.over, single.exponent.under) };
    const atom: Atom = { kind: 'sum', sum };
    return factorOf(atom, exponent);
  });
  const [only, ...others] = top;
  const divisor = raise(bottom.content, -1n);
  if (only && others.length === 0)
    return [
      {
        coefficient: rational(only.coefficient.over * divisor.over, only.coefficient.under * divisor.under),
        factors: [...only.factors, ...factors],
      },
    ];
  const [content] = [contentOf(top)];
  const inner = scale(top, raise(content, -1n));
  return [
    {
      coefficient: rational(content.over * divisor.over, content.under * divisor.under),
      factors: [factorOf({ kind: 'sum', sum: inner }), ...factors],
    },
  ];
}
