import type { Node } from './node';

/** `5!!` takes every second factor; the factorial of a factorial is `(5!)!`. */
export const doubleFactorial = (operand: Node, end: number): Node => ({
  ...{ type: 'call', name: 'doubleFactorial', args: [operand], isBare: false },
  ...{ nameEnd: end, start: operand.start, end },
});
