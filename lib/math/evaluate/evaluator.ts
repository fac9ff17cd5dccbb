import { requireDate } from '../dates/calendar-date';
import { MathError, type Place } from '../errors/math-error';
import { requireSmall, type CallContext } from '../functions/built-in';
import { baseOf, isCallable, isFunctionAlone } from '../functions/built-in-names';
import { rangeOf } from '../functions/collections';
import { transpose } from '../functions/matrices';
import { findBuiltIn } from '../functions/registry';
import type { Node } from '../read/node';
import type { SheetSettings } from '../sheet/settings';
import { findUnit } from '../units/find-unit';
import { nameKind } from '../values/classify';
import { quantityOf } from '../values/quantity';
import { toExact } from '../values/ratio';
import type { FunctionValue, Value } from '../values/value';
import { negate } from './arithmetic';
import { attachUnit } from './numbers/attach-unit';
import { Budget } from './budget';
import { compare } from './compare';
import { findConstant } from './constants';
import { convert, shareOf } from './convert';
import { evaluateBinary, evaluateFactorial } from './evaluate-binary';
import { evaluateCall } from './evaluate-call';
import type { Evaluation, Locals, Surroundings } from './evaluation';
import { evaluateForm, primeOf } from './forms';
import type { Note } from './note';
import { divideBy100, plainPercent } from './numbers/percents';
import { pickEntries } from './pick-entries';
import { makeRandom } from './random';
import { isPlainNumber, readLarge } from './numbers/read-large';
import { undefinedFunction, undefinedSymbol } from './undefined-names';
import { sizeBetweenBars } from './vectors';

const noLocals: Locals = new Map();

/**
 * Evaluates formulas of one cell. Every error carries the place of the part that failed; an error inside a function
 * is placed at its call.
 */
export class Evaluator implements Evaluation {
  readonly settings: SheetSettings;
  readonly budget: Budget;
  readonly surroundings: Surroundings;
  /** What values told while they were computed. */
  readonly notes: Note[] = [];
  private calls: CallContext | null = null;

  /** Several evaluators that do one piece of work share a budget. */
  constructor(surroundings: Surroundings, budget = new Budget()) {
    this.budget = budget;
    this.surroundings = surroundings;
    this.settings = surroundings.settings;
  }

  /** What built-in functions get; most formulas call none. */
  private get context(): CallContext {
    if (this.calls) return this.calls;
    let random: (() => number) | null = null;
    this.calls = {
      settings: this.settings,
      call: (target, args) => this.callFunction(target, args, null),
      spend: (steps) => this.budget.spend(steps),
      random: () => (random ??= makeRandom(this.settings.seed, this.surroundings.cellId))(),
    };
    return this.calls;
  }

  evaluate(node: Node, locals: Locals = noLocals): Value {
    this.budget.spend(1);
    try {
      return this.visit(node, locals);
    } catch (error) {
      if (error instanceof MathError) error.place ??= placeOf(node, error);
      throw error;
    }
  }

  get isComplex(): boolean {
    return this.settings.numbers === 'complex';
  }

  get isByRow(): boolean {
    return this.surroundings.isByRow === true;
  }

  private visit(node: Node, locals: Locals): Value {
    switch (node.type) {
      case 'number':
        return isPlainNumber(node) ? node.value : readLarge(node);
      case 'ratio':
        return toExact(node.numerator, node.denominator);
      case 'text':
        return node.as === 'date' ? requireDate(node.text) : node.text;
      case 'group':
        return this.evaluate(node.inner, locals);
      case 'name':
        return this.resolve(node.name, node.isUnit === true, locals) ?? this.fail(node.name, node);
      case 'quantity':
        return attachUnit(this.evaluate(node.amount, locals), node.factors, node.amount);
      case 'binary':
        return evaluateBinary(this, node, locals);
      case 'negative':
        return negate(this.evaluate(node.operand, locals));
      case 'not':
        return !this.truth(node.operand, locals);
      case 'percent':
        return divideBy100(this.evaluate(node.operand, locals));
      case 'factorial':
        return evaluateFactorial(this, node.operand, locals);
      case 'transpose':
        return transpose(this.evaluate(node.operand, locals));
      case 'absolute':
        return sizeBetweenBars(this, this.evaluate(node.inner, locals), node);
      case 'compare':
        return this.comparison(node, locals);
      case 'choice':
        return this.evaluate(this.truth(node.test, locals) ? node.yes : node.no, locals);
      case 'range':
        return rangeOf(
          this.evaluate(node.from, locals),
          this.evaluate(node.to, locals),
          node.step && this.evaluate(node.step, locals),
        );
      case 'list':
        return this.list(node, locals);
      case 'index':
        return pickEntries(this, node, locals);
      case 'convert':
        return convert(this, node, locals);
      case 'share':
        return shareOf(this.evaluate(node.part, locals), this.evaluate(node.whole, locals));
      case 'lambda':
        return {
          kind: 'function',
          name: node.name ?? 'function',
          params: node.params,
          body: node.body,
          locals,
        };
      case 'call':
        return evaluateCall(this, node, locals);
      case 'prime':
        return primeOf(this, node, locals);
      case 'form':
        return evaluateForm(this, node, locals);
    }
  }

  /** The value of a name: a parameter, a name of the sheet, a constant, a unit, a function; null for nothing. */
  resolve(name: string, isUnit: boolean, locals: Locals): Value | null {
    const local = locals.get(name) ?? this.surroundings.lookup(name);
    if (local !== null) return local;
    const unit = isUnit || name.length > 1 ? findUnit(name) : null;
    const constant = isUnit && unit ? null : findConstant(name);
    if (constant !== null) return constant;
    if (unit) return quantityOf(1, [{ unit, power: 1 }]);
    return isFunctionAlone(name) ? { kind: 'function', name, params: ['x'], body: null, locals: null } : null;
  }

  private fail(name: string, place: Place): never {
    throw undefinedSymbol(name, place, this.surroundings.names());
  }

  /** Throws for a name that nothing defines, before a function with it is ever called. */
  requireKnown({ name, isCall, ...place }: Place & { name: string; isCall: boolean }): void {
    if (this.resolve(name, true, noLocals) !== null || baseOf(name) !== null) return;
    if (isCall && isCallable(name)) return;
    if (isCall) throw undefinedFunction(name, place, this.surroundings.names());
    this.fail(name, place);
  }

  /** Keeps what a value tells; one note of a kind is enough. */
  note(note: Note): void {
    if (this.notes.every(({ kind }) => kind !== note.kind)) this.notes.push(note);
  }

  truth(node: Node, locals: Locals): boolean {
    const value = this.evaluate(node, locals);
    if (typeof value === 'boolean') return value;
    throw new MathError('not-boolean', `A yes or no is needed here, not ${nameKind(value)}.`, node);
  }

  private comparison(node: Extract<Node, { type: 'compare' }>, locals: Locals): Value {
    const values = node.operands.map((operand) => this.evaluate(operand, locals));
    const parts = node.operators.map((operator, at) =>
      compare(operator, values[at] ?? 0, values[at + 1] ?? 0, this.settings.epsilon),
    );
    const [only = true] = parts;
    return parts.length === 1 ? only : parts.every((part) => part === true);
  }

  /** A range alone in its brackets is the list: `[1:5]` has five entries. */
  private list(node: Extract<Node, { type: 'list' }>, locals: Locals): Value {
    const [only, ...others] = node.rows.flat();
    if (only?.type === 'range' && others.length === 0) return this.evaluate(only, locals);
    const rows = node.rows.map((row) => row.map((entry) => plainPercent(this.evaluate(entry, locals))));
    const [first = []] = rows;
    if (!node.isMatrix) return first;
    requireSmall(rows.length * first.length);
    const odd = rows.findIndex((row) => row.length !== first.length);
    if (odd > 0)
      throw new MathError(
        'matrix-size',
        `The rows differ in length: ${first.length} and ${rows[odd]?.length ?? 0}.`,
        rowPlace(node.rows[odd]),
      );
    return rows;
  }

  /** Calls a built-in function by its name. */
  builtIn(name: string, args: Value[], place: Place): Value {
    const base = baseOf(name);
    const found = base === null ? findBuiltIn(name) : findBuiltIn('log');
    if (!found) throw undefinedFunction(name, place, []);
    if (args.length < found.least || args.length > found.most)
      throw new MathError('argument-count', countWords(name, found.least, found.most, args.length), place);
    this.budget.spend(args.length);
    const plain = args.map(plainPercent);
    return found.run(base === null ? plain : [...plain, base], this.context);
  }

  /** Calls a function of the sheet. An error inside its body is placed at the call, because the body is elsewhere. */
  callFunction(target: FunctionValue, args: Value[], place: Place | null): Value {
    const { body, params, name } = target;
    if (!body) return this.builtIn(name, args, place ?? { start: 0, end: 0 });
    if (args.length !== params.length)
      throw new MathError(
        'argument-count',
        countWords(name, params.length, params.length, args.length),
        place,
      );
    const locals = new Map(target.locals ?? []);
    params.forEach((param, at) => locals.set(param, args[at] ?? 0));
    const { length } = this.notes;
    try {
      const value = this.budget.call(() => this.evaluate(body, locals));
      // What the body tells is told at the call.
      if (place) for (const note of this.notes.slice(length)) Object.assign(note, { place, repair: null });
      return value;
    } catch (error) {
      if (!(error instanceof MathError) || place === null) throw error;
      const words = error.message.startsWith('In ') ? error.message : `In ${name}: ${error.message}`;
      throw new MathError(error.class, words, place);
    }
  }
}

const rowPlace = (row: readonly Node[] | undefined): Place | null => {
  const [first] = row ?? [];
  return first ? { start: first.start, end: row?.at(-1)?.end ?? first.end } : null;
};

/** In a sum of quantities that do not fit, the second is the one to change. */
function placeOf(node: Node, { class: kind }: MathError): Place {
  const isMisfit = kind === 'dimension-mismatch' && node.type === 'binary' && '+-'.includes(node.operator);
  const place = isMisfit && node.right.type === 'quantity' ? node.right : node;
  return { start: place.start, end: place.end };
}

const countWords = (name: string, least: number, most: number, found: number): string => {
  const wanted = least === most ? String(least) : most >= 1_000 ? `at least ${least}` : `${least} to ${most}`;
  return `${name} takes ${wanted} ${wanted.endsWith('1') ? 'value' : 'values'}, not ${found}.`;
};
