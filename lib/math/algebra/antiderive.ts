import { approximate } from './approximate';
import { coefficientsOf } from './divide-sum';
import { derive, needsName, sumNeeds } from './derive';
import { isOne, isWhole, minus, one, plus, raise, rational, type Rational } from './rational';
import type { SumReader } from './read-sum';
import { add, Algebra, negate, none, number, ofAtom, ofCall, ofName, scale, subtract } from './sum';
import type { Factor, Sum, Term } from './sum-types';

const mostParts = 6;

/** A sum whose derivative by a name is the given one, term by term; null for a term without a rule. */
export function antiderive(sum: Sum, name: string, reader: SumReader, depth = 0): Sum | null {
  if (depth > mostParts) return null;
  const parts = sum.map((term) => ofTerm(term, name, reader, depth));
  return parts.every((part) => part !== null) ? add(...parts) : null;
}

function ofTerm({ coefficient, factors }: Term, name: string, reader: SumReader, depth: number): Sum | null {
  const { algebra } = reader;
  algebra.spend(100);
  const varying = factors.filter(({ atom }) => needsName(atom, name));
  const front: Sum = [{ coefficient, factors: factors.filter((factor) => !varying.includes(factor)) }];
  const [first, second, ...others] = [...varying].sort(
    (a, b) => Number(b.atom.kind === 'name') - Number(a.atom.kind === 'name'),
  );
  if (!first) return algebra.multiply(front, ofName(name));
  const inner =
    second === undefined
      ? ofFactor(first, name, reader)
      : others.length === 0
        ? ofProduct(first, second, name, reader, depth)
        : null;
  return inner && algebra.multiply(front, inner);
}

/** The slope of `a x + b`; null for everything else. */
function slopeOf(sum: Sum, name: string): Sum | null {
  const parts = coefficientsOf(sum, { kind: 'name', name });
  return parts?.length === 2 && !parts.some((part) => sumNeeds(part, name)) ? (parts[1] ?? null) : null;
}

function ofPower(base: Sum, slope: Sum, exponent: Rational, reader: SumReader): Sum {
  const { algebra } = reader;
  if (exponent.over === -1n && exponent.under === 1n)
    return algebra.divide(reader.call('ln', [reader.call('abs', [base], null)], null), slope);
  const next = plus(exponent, one);
  return scale(algebra.divide(algebra.power(base, next), slope), raise(next, -1n));
}

function ofFactor({ atom, exponent }: Factor, name: string, reader: SumReader): Sum | null {
  const { algebra } = reader;
  if (atom.kind === 'name') return ofPower(ofAtom(atom), number(one), exponent, reader);
  if (atom.kind === 'sum') {
    const slope = slopeOf(atom.sum, name);
    return slope ? ofPower(atom.sum, slope, exponent, reader) : ofSquareSum(atom.sum, exponent, name, reader);
  }
  if (atom.kind === 'power') {
    const slope = slopeOf([atom.exponent], name);
    if (!slope || needsName(atom.base, name)) return null;
    const log = reader.call('ln', [ofAtom(atom.base)], null);
    return algebra.divide(ofAtom(atom, exponent), scale(algebra.multiply(slope, log), exponent));
  }
  if (atom.kind !== 'call' || atom.args.length !== 1) return null;
  const [arg = none] = atom.args;
  const slope = slopeOf(arg, name);
  if (!slope || reader.isDegrees) return null;
  const call = (other: string, at = arg) => reader.call(other, [at], null);
  const by = (value: Sum) => algebra.divide(value, slope);
  const twice = scale(arg, rational(2n));
  const quarter = () => by(scale(call('sin', twice), rational(1n, 4n)));
  const half = scale(by(arg), rational(1n, 2n));
  switch (`${atom.name} ${exponent.over}/${exponent.under}`) {
    case 'sin 1/1':
      return negate(by(call('cos')));
    case 'cos 1/1':
      return by(call('sin'));
    case 'tan 1/1':
      return negate(by(call('ln', call('abs', call('cos')))));
    case 'sin 2/1':
      return subtract(half, quarter());
    case 'cos 2/1':
      return add(half, quarter());
    case 'cos -2/1':
      return by(call('tan'));
    case 'ln 1/1':
      return by(subtract(algebra.multiply(arg, call('ln')), arg));
    case 'sinh 1/1':
      return by(call('cosh'));
    case 'cosh 1/1':
      return by(call('sinh'));
    default:
      return null;
  }
}

/** `1/(x² + a²)` and `1/√(a² − x²)`, with numbers for a². */
function ofSquareSum(sum: Sum, exponent: Rational, name: string, reader: SumReader): Sum | null {
  const { algebra } = reader;
  const [c = none, b = none, a = none, ...others] = coefficientsOf(sum, { kind: 'name', name }) ?? [];
  const isSquare = others.length === 0 && b.length === 0 && c.length > 0 && !sumNeeds([...a, ...c], name);
  if (!isSquare || reader.isDegrees || a.length === 0) return null;
  const half = rational(1n, 2n);
  if (exponent.over === -1n && exponent.under === 1n) {
    if (approximate(algebra.divide(a, c)) < 0) return null;
    const root = algebra.power(algebra.divide(a, c), half);
    const angle = reader.call('arctan', [algebra.multiply(root, ofName(name))], null);
    return algebra.divide(angle, algebra.multiply(c, root));
  }
  const isRoot = exponent.over === -1n && exponent.under === 2n;
  if (!isRoot || approximate(a) > 0 || approximate(c) < 0) return null;
  const root = algebra.power(algebra.divide(negate(a), c), half);
  const angle = reader.call('arcsin', [algebra.multiply(root, ofName(name))], null);
  return algebra.divide(angle, algebra.power(negate(a), half));
}

/** `xⁿ` times a function by parts, and a function times the derivative of what is in it. */
function ofProduct(
  first: Factor,
  second: Factor,
  name: string,
  reader: SumReader,
  depth: number,
): Sum | null {
  const { algebra } = reader;
  const shifted = byShift(first, second, name, reader);
  if (shifted) return shifted;
  const inChain = byChain(first, second, name, reader) ?? byChain(second, first, name, reader);
  if (inChain) return inChain;
  if (first.atom.kind !== 'name' || !isWhole(first.exponent)) return null;
  const power = first.exponent;
  if (second.atom.kind === 'call' && second.atom.name === 'ln' && isOne(second.exponent)) {
    const raised = ofPower(ofAtom(first.atom), number(one), power, reader);
    if (power.over === -1n) return null;
    const rest = algebra.multiply(raised, derive(ofAtom(second.atom), name, reader));
    const inner = antiderive(rest, name, reader, depth + 1);
    return inner && subtract(algebra.multiply(raised, ofAtom(second.atom)), inner);
  }
  if (power.over < 1n || power.over > BigInt(mostParts)) return null;
  const outer = ofFactor(second, name, reader);
  if (!outer) return null;
  const lowered = scale(ofAtom(first.atom, plus(power, minus(one))), power);
  const inner = antiderive(algebra.multiply(lowered, outer), name, reader, depth + 1);
  return inner && subtract(algebra.multiply(ofAtom(first.atom, power), outer), inner);
}

/** With u for `a x + b`, `x²/(a x + b)` and `x √(a x + b)` are sums of powers of u. */
function byShift(first: Factor, { atom, exponent }: Factor, name: string, reader: SumReader): Sum | null {
  const { algebra } = reader;
  const power = first.exponent;
  const isPower = first.atom.kind === 'name' && isWhole(power) && power.over > 0n && power.over <= 8n;
  if (!isPower || atom.kind !== 'sum' || (isWhole(exponent) && exponent.over > 0n)) return null;
  const [shift = none, slope = none, ...others] = coefficientsOf(atom.sum, { kind: 'name', name }) ?? [];
  if (others.length > 0 || slope.length === 0 || sumNeeds([...shift, ...slope], name)) return null;
  const place = 'u_0';
  const inU = algebra.power(algebra.divide(subtract(ofName(place), shift), slope), power);
  const expanded = new Algebra(true, algebra.spend).multiply(
    inU,
    ofAtom({ kind: 'name', name: place }, exponent),
  );
  const found = antiderive(expanded, place, reader, mostParts);
  return found && put(algebra.divide(found, slope), place, atom.sum, reader);
}

/** Substitution: `2x e^(x²)`, `x/(x² + 1)`, `sin(x) cos(x)`. */
function byChain(inner: Factor, outer: Factor, name: string, reader: SumReader): Sum | null {
  const { algebra } = reader;
  const { atom, exponent } = outer;
  const u =
    atom.kind === 'power' ? [atom.exponent] : atom.kind === 'call' ? (atom.args[0] ?? none) : ofAtom(atom);
  const place = 'u_0';
  for (const [middle, whole] of [
    [u, false],
    [ofAtom(atom), true],
  ] as const) {
    const slope = derive(middle, name, reader);
    if (slope.length === 0) continue;
    const ratio = algebra.divide(ofAtom(inner.atom, inner.exponent), slope);
    if (sumNeeds(ratio, name)) continue;
    const plain: Factor =
      whole || atom.kind === 'sum'
        ? { atom: { kind: 'name', name: place }, key: place, exponent }
        : atom.kind === 'power'
          ? {
              atom: {
                ...atom,
                exponent: {
                  coefficient: one,
                  factors: [{ atom: { kind: 'name', name: place }, key: place, exponent: one }],
                },
              },
              key: place,
              exponent,
            }
          : {
              atom: { kind: 'call', name: atom.kind === 'call' ? atom.name : '', args: [ofName(place)] },
              key: place,
              exponent,
            };
    const found = ofFactor(plain, place, reader);
    if (found) return algebra.multiply(ratio, put(found, place, middle, reader));
  }
  return null;
}

/** A sum with another in the place of a name. */
function put(sum: Sum, name: string, by: Sum, reader: SumReader): Sum {
  const { algebra } = reader;
  return add(
    ...sum.map(({ coefficient, factors }) =>
      factors.reduce<Sum>((product, { atom, exponent }) => {
        const inner =
          atom.kind === 'name'
            ? atom.name === name
              ? by
              : ofAtom(atom)
            : atom.kind === 'call'
              ? ofCallOf(
                  atom.name,
                  atom.args.map((arg) => put(arg, name, by, reader)),
                  reader,
                )
              : atom.kind === 'power'
                ? reader.power(ofAtom(atom.base), put([atom.exponent], name, by, reader))
                : atom.kind === 'sum'
                  ? put(atom.sum, name, by, reader)
                  : ofAtom(atom);
        return algebra.multiply(product, algebra.power(inner, exponent));
      }, number(coefficient)),
    ),
  );
}

const ofCallOf = (name: string, args: readonly Sum[], reader: SumReader): Sum =>
  args.length === 1 ? reader.call(name, args, null) : ofCall(name, ...args);
