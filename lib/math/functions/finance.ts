import { MathError } from '../errors/math-error';
import { add, divide, isZero, multiply, negate } from '../evaluate/arithmetic';
import { findRate } from '../finance/find-rate';
import { flatten, isList } from '../values/classify';
import { Quantity } from '../values/quantity';
import type { Value } from '../values/value';
import { requireList, requireNumber, requireWhole, takes, type BuiltIn } from './built-in';

/** A rate of one period. Who types 5 mostly means 5 %. */
function requireRate(value: Value | undefined): number {
  const rate = requireNumber(value);
  if (rate <= -1) throw new MathError('domain', 'A rate is larger than −100 %.');
  if (rate > 1)
    throw new MathError(
      'domain',
      `A rate of ${rate} is ${rate * 100} % in each period. Write ${rate}%, or ${rate}%/12 for months.`,
    );
  return rate;
}

/** Whether payments come at the beginning of a period (1) or at its end (0). */
function requireType(value: Value | undefined): number {
  const type = requireWhole(value ?? 0, 0);
  if (type > 1) throw new MathError('domain', 'The type is 0 for payments at the end, 1 at the beginning.');
  return type;
}

/** What 1 becomes in so many periods, and what payments of 1 become. */
function growthOf(rate: number, periods: number, type: number): { single: number; payments: number } {
  const single = (1 + rate) ** periods;
  const sum = rate === 0 ? periods : Math.expm1(periods * Math.log1p(rate)) / rate;
  return { single, payments: sum * (1 + rate * type) };
}

const sum = (a: Value, b: Value): Value => (isZero(a) ? b : isZero(b) ? a : add(a, b));

function futureValue(rate: number, periods: number, payment: Value, present: Value, type: number): Value {
  const { single, payments } = growthOf(rate, periods, type);
  return negate(sum(multiply(present, single), multiply(payment, payments)));
}

function payment(rate: number, periods: number, present: Value, future: Value, type: number): Value {
  if (periods === 0) throw new MathError('domain', 'There is at least one period.');
  const { single, payments } = growthOf(rate, periods, type);
  return negate(divide(sum(multiply(present, single), future), payments));
}

function periodsOf(rate: number, pay: Value, present: Value, future: Value, type: number): Value {
  if (rate === 0) return negate(divide(sum(present, future), pay));
  const due = multiply(pay, 1 + rate * type);
  const [above, below] = [sum(due, negate(multiply(future, rate))), sum(due, multiply(present, rate))];
  const share = isZero(below) ? 0 : requireNumber(divide(above, below));
  const periods = Math.log(share) / Math.log1p(rate);
  if (!(periods >= 0))
    throw new MathError('domain', 'With these payments the aim is never reached. Is a sign the wrong way?');
  return periods;
}

/** Amounts as plain numbers; all have one unit. */
function sizesOf(values: readonly Value[]): number[] {
  values.filter((value) => !isZero(value)).reduce<Value>((total, value) => sum(total, value), 0);
  return values.map((value) => (value instanceof Quantity ? value.si : requireNumber(value)));
}

const flowsOf = (args: readonly Value[]): Value[] =>
  args.flatMap((arg) => (isList(arg) ? flatten(arg) : [arg]));

function presentOf(rate: number, flows: readonly Value[]): Value {
  return flows.reduce<Value>((total, flow, at) => sum(total, multiply(flow, (1 + rate) ** -(at + 1))), 0);
}

const searchCost = 5_000;

/** The part of one payment that is interest. */
function interestOf(rate: number, at: number, periods: number, present: Value, future: Value, type: number) {
  if (at < 1 || at > periods) throw new MathError('domain', `The period lies between 1 and ${periods}.`);
  if (type === 1 && at === 1) return multiply(present, 0);
  const paid = payment(rate, periods, present, future, type);
  const interest = multiply(futureValue(rate, at - 1, paid, present, type), rate);
  return type === 1 ? divide(interest, 1 + rate) : interest;
}

export const finance: Readonly<Record<string, BuiltIn>> = {
  pmt: takes(3, 5, ([rate, periods, present = 0, future = 0, type]) =>
    payment(requireRate(rate), requireNumber(periods), present, future, requireType(type)),
  ),
  ipmt: takes(4, 6, ([rate, at, periods, present = 0, future = 0, type]) =>
    interestOf(
      requireRate(rate),
      requireWhole(at),
      requireNumber(periods),
      present,
      future,
      requireType(type),
    ),
  ),
  ppmt: takes(4, 6, ([given, at, periods, present = 0, future = 0, type]) => {
    const [rate, count, when] = [requireRate(given), requireNumber(periods), requireType(type)];
    const interest = interestOf(rate, requireWhole(at), count, present, future, when);
    return sum(payment(rate, count, present, future, when), negate(interest));
  }),
  fv: takes(3, 5, ([rate, periods, pay = 0, present = 0, type]) =>
    futureValue(requireRate(rate), requireNumber(periods), pay, present, requireType(type)),
  ),
  pv: takes(3, 5, ([given, periods, pay = 0, future = 0, type]) => {
    const { single, payments } = growthOf(requireRate(given), requireNumber(periods), requireType(type));
    return negate(divide(sum(multiply(pay, payments), future), single));
  }),
  nper: takes(3, 5, ([rate, pay = 0, present = 0, future = 0, type]) =>
    periodsOf(requireRate(rate), pay, present, future, requireType(type)),
  ),
  rate: takes(3, 5, ([periods, pay = 0, present = 0, future = 0, type], { spend }) => {
    spend(searchCost);
    const [each = 0, now = 0, end = 0] = sizesOf([pay, present, future]);
    const [count, when] = [requireNumber(periods), requireType(type)];
    return findRate((rate) => {
      const { single, payments } = growthOf(rate, count, when);
      return now * single + each * payments + end;
    });
  }),
  npv: takes(2, 1_000, ([rate, ...flows]) => presentOf(requireRate(rate), flowsOf(flows))),
  irr: takes(1, 1, ([list], { spend }) => {
    const flows = sizesOf(requireList(list));
    spend(searchCost + 200 * flows.length);
    return findRate((rate) => flows.reduce((total, flow, at) => total + flow / (1 + rate) ** at, 0));
  }),
  compound: takes(3, 4, ([amount = 0, given, years, each = 1]) => {
    const periods = requireNumber(each);
    if (!(periods > 0)) throw new MathError('domain', 'Interest is added at least once.');
    return multiply(amount, (1 + requireRate(given) / periods) ** (periods * requireNumber(years)));
  }),
};
