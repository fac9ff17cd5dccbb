import { displayValue } from '../../show/display-value';
import { printUnit } from '../../show/write-unit';
import { displayUnit } from '../../units/display-unit';
import { isSameDimension } from '../../units/dimensions';
import { Quantity } from '../../values/quantity';
import { Uncertain } from '../../values/uncertain';
import type { Value } from '../../values/value';
import type { SheetSettings } from '../settings';

type Style = { settings: SheetSettings; typedFigures: number };

/** The values of a column for people: all in one unit, which stands in the header alone. */
export function showColumn(
  values: readonly Value[],
  isPercent: boolean,
  style: Style,
): { shown: string[]; unit: string } {
  const pattern = patternOf(values);
  const unit = isPercent ? '%' : pattern ? printUnit(pattern.factors) : '';
  const shown = values.map((value) => {
    if (isPercent && typeof value === 'number') return displayValue(value * 100, style).shown;
    const text = displayValue(pattern ? inUnitOf(pattern, value) : value, style).shown;
    return unit !== '' && text.endsWith(unit) ? bare(text.slice(0, -unit.length)) : text;
  });
  return { shown, unit };
}

/** `(5.0 ± 0.2) m` has brackets for its unit alone. */
const bare = (text: string): string => text.trim().replace(/^\((.*)\)$/u, '$1');

const centerOf = (value: Value): Value => (value instanceof Uncertain ? value.center : value);

/** The largest value says in which unit all are read. */
function patternOf(values: readonly Value[]): Quantity | null {
  const quantities = values.map(centerOf).filter((value) => value instanceof Quantity);
  const [largest] = quantities.toSorted((a, b) => Math.abs(b.si) - Math.abs(a.si));
  return largest ? displayUnit(largest) : null;
}

function inUnitOf({ factors, dimensions }: Quantity, value: Value): Value {
  const center = centerOf(value);
  if (!(center instanceof Quantity) || !isSameDimension(center.dimensions, dimensions)) return value;
  const same = new Quantity(center.si, factors, dimensions, true);
  return value instanceof Uncertain ? new Uncertain(same, value.parts) : same;
}
