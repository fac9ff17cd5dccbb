import { mathjs } from '../evaluate/mathjs';
import { isBuiltIn } from '../functions/built-in-names';

/** What a person can read about a function or constant, with an example to insert. */
export type Documentation = { name: string; description: string; syntax: string; example: string };

/** What we say of functions that mathjs lacks or means differently. */
const own: Readonly<Record<string, readonly [description: string, example: string]>> = {
  log: ['The logarithm to the base 10, or to a base of your own.', 'log(81, 3)'],
  ln: ['The natural logarithm, to the base e.', 'ln(e^3)'],
  lg: ['The logarithm to the base 10.', 'lg(1000)'],
  solve: ['Solves an equation or a linear system, exactly where it can.', 'solve x^2 - 5x + 6 = 0'],
  derivative: ['The derivative of a formula by a variable.', 'derivative(x^3, x)'],
  integrate: ['The integral of a formula between two limits.', 'integrate(x^2, x, 0, 1)'],
  limit: ['What a formula comes close to.', 'limit(sin(x)/x, x, 0)'],
  sum: ['The sum of a list, or of a formula over whole numbers.', 'sum(k^2, k, 1, 10)'],
  product: ['The product of a list, or of a formula over whole numbers.', 'product(k, k, 1, 6)'],
  if: ['Chooses one of two values.', 'if(x < 0, -x, x)'],
  linreg: ['Slope and intercept of the line of least squares.', 'linreg([0, 1, 2], [1, 3, 5])'],
  quartiles: ['The first and the third quartile.', 'quartiles([1, 3, 4, 6, 8, 9, 15])'],
};

/** The documentation of a name; null when there is none. */
export function describeFunction(name: string): Documentation | null {
  const text = own[name];
  if (text) return { name, description: text[0], syntax: text[1], example: text[1] };
  const isConstant = name === 'pi' || name === 'e' || name === 'i' || name === 'tau';
  if (!isBuiltIn(name) && !isConstant) return null;
  try {
    const found = (mathjs.help as unknown as (topic: string) => { toJSON: () => unknown })(name).toJSON() as {
      description?: string;
      syntax?: string[];
      examples?: string[];
    };
    const [syntax = `${name}(x)`] = found.syntax ?? [];
    const example = found.examples?.find((one) => one.startsWith(`${name}(`)) ?? syntax;
    return { name, description: found.description?.trim() ?? '', syntax, example };
  } catch {
    return null;
  }
}
