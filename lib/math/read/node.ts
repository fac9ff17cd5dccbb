import type { Reaction } from '../chemistry/balance';
import type { UnitFactor } from '../units/unit';

/** A unit of a chain as it was typed: a name of the sheet may be spelled like it. */
export type UnitWord = { name: string; start: number; end: number };

export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '^'
  | 'mod'
  | '.*'
  | './'
  | '.^'
  | 'and'
  | 'or'
  | 'xor'
  | '±';
export type CompareOperator = '<' | '<=' | '>' | '>=' | '==' | '!=';

/** What stands after `to`: a unit, or a way to show the value. */
export type Target =
  | { kind: 'unit'; factors: readonly UnitFactor[]; text: string }
  | { kind: 'fraction' | 'mixed' | 'percent' | 'clock' | 'dms' | 'decimal' | 'scientific' }
  /** The nearest multiple of a step; without units, in those of the value. */
  | { kind: 'nearest'; step: number; places: number; factors: readonly UnitFactor[] | null }
  | { kind: 'base'; radix: 2 | 8 | 16 }
  | { kind: 'figures' | 'decimals' | 'digits'; count: number };

/** Forms that bind a variable in their body. */
export type BoundForm = 'sum' | 'product' | 'integrate' | 'limit' | 'derivative';

/** A formula as we read it. Every node knows its part of the typed text. */
export type Node = { start: number; end: number } & (
  | { type: 'number'; value: number; text: string; otherReading?: string | undefined }
  | { type: 'ratio'; numerator: number; denominator: number; isMixed: boolean }
  | {
      type: 'quantity';
      amount: Node;
      factors: readonly UnitFactor[];
      /** As the factors were typed, one for each; absent where nobody typed them as words. */
      words?: readonly UnitWord[];
    }
  /** A text, or a date or a chemical formula, which are written without quotation marks. */
  | { type: 'text'; text: string; as?: 'date' | 'substance' }
  | { type: 'name'; name: string; isUnit?: boolean }
  | { type: 'list'; rows: Node[][]; isMatrix: boolean }
  | { type: 'call'; name: string; args: Node[]; nameEnd: number; isBare: boolean }
  | { type: 'prime'; name: string; order: number; args: Node[] }
  | {
      type: 'binary';
      operator: BinaryOperator;
      left: Node;
      right: Node;
      at: number;
      isImplied: boolean;
      isCross?: boolean;
    }
  | { type: 'negative'; operand: Node }
  | { type: 'not'; operand: Node }
  | { type: 'percent'; operand: Node }
  | { type: 'factorial'; operand: Node }
  | { type: 'transpose'; operand: Node }
  | { type: 'group'; inner: Node }
  | { type: 'absolute'; inner: Node }
  | { type: 'compare'; operators: CompareOperator[]; operands: Node[] }
  | { type: 'choice'; test: Node; yes: Node; no: Node }
  | { type: 'range'; from: Node; step: Node | null; to: Node }
  | { type: 'index'; target: Node; indexes: Node[] }
  | { type: 'convert'; value: Node; target: Target; targetStart: number }
  | { type: 'share'; part: Node; whole: Node }
  | { type: 'lambda'; name: string | null; params: string[]; body: Node }
  | { type: 'form'; form: BoundForm; body: Node; variable: string; bounds: Node[]; order: number }
);

/** A point of a plot, as in `(a, b)`. */
export type PointNode = { x: Node; y: Node; start: number; end: number };

/** One statement of a cell. */
export type Statement = { start: number; end: number } & (
  | { type: 'define'; name: string; nameEnd: number; params: string[] | null; body: Node }
  | { type: 'equation'; left: Node; right: Node }
  | { type: 'solve'; equations: Node[]; unknowns: string[] | null }
  | { type: 'value'; body: Node }
  | {
      type: 'plot';
      bodies: Node[];
      points: PointNode[];
      variable: string | null;
      from: Node | null;
      to: Node | null;
    }
  | { type: 'reaction'; reaction: Reaction }
  | { type: 'help'; name: string }
);
