/** Digits in groups of three with one sign between them that cannot mean anything else: `1'000'000`, `1_000`. */
const grouped = String.raw`[1-9]\d{0,2}(?:(['’_\u2009\u202F\u00A0])\d{3})(?:\1\d{3})*(?![\d_])`;
const exponent = String.raw`(?:[eE][-+−]?\d+)?`;

/** A number as a sheet with this decimal sign writes it. */
export const numberPatterns = {
  '.': new RegExp(String.raw`(?:${grouped}(?:\.\d+)?|\d+\.?\d*|\.\d+)${exponent}`, 'y'),
  ',': new RegExp(
    String.raw`(?:${grouped}(?:,\d+)?|[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])(?:,\d+)?|\d+(?:[.,]\d+)?|,\d+)${exponent}`,
    'y',
  ),
} as const;

/** Groups of three behind blanks, and groups behind commas where a comma parts nothing. */
export const blankGroups = {
  '.': /[1-9]\d{0,2}(?: \d{3})+(?![\d:,]|\.\d*\.)(?:\.\d+)?/y,
  ',': /[1-9]\d{0,2}(?: \d{3})+(?![\d:.])(?:,\d+)?/y,
} as const;
export const commaGroups = /[1-9]\d{0,2}(?:,\d{3})+(?![\d:]|,\d)(?:\.\d+)?/y;

/** At least two groups of three behind the sign that elsewhere begins decimals: `1.000.000`. */
const decimalGroups = {
  '.': /[1-9]\d{0,2}(?:\.\d{3}){2,}(?![\d.]|,\d)/y,
  ',': /[1-9]\d{0,2}(?:,\d{3}){2,}(?![\d,]|\.\d)/y,
} as const;
/** The same with decimals, where no comma parts values. */
const decimalGroupsWithRest = {
  '.': /[1-9]\d{0,2}(?:\.\d{3}){2,},\d+(?![\d.,])/y,
  ',': /[1-9]\d{0,2}(?:,\d{3}){2,}\.\d+(?![\d.,])/y,
} as const;

/** Numbers to another base. */
export const basePattern = /(?:0[xX][\da-fA-F]+|0[bB][01]+|0[oO][0-7]+)(?![\p{L}\p{Nd}_])/uy;

/** A number that begins like one to another base, with a digit that this base does not have. */
export const oddBase = /0b[01]*[2-9]\d*|0o[0-7]*[89]\d*/y;

/** The digits of a number without the signs of its groups, with a point for decimals. */
export function plainNumber(typed: string, decimalSign: '.' | ','): string {
  const joined = typed.replace(/['’_\s]/g, '').replace('−', '-');
  const digits = withoutGroups(joined, decimalSign);
  if (decimalSign === '.') return digits.replaceAll(',', '');
  const isGrouped = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,|$)/.test(digits);
  return (isGrouped ? digits.replaceAll('.', '') : digits).replace(',', '.');
}

/** Two groups of three behind the sign of decimals are thousands; the other sign then begins decimals. */
function withoutGroups(digits: string, decimalSign: '.' | ','): string {
  const other = decimalSign === '.' ? ',' : '.';
  const [whole = '', ...rest] = digits.split(other);
  if (whole.split(decimalSign).length < 3 || rest.length > 1) return digits;
  return [whole.replaceAll(decimalSign, ''), ...rest].join(decimalSign);
}

/** A number with one sign before three digits has two readings: `1,234`, or `1.234` with a decimal comma. */
export const hasTwoReadings = (typed: string, decimalSign: '.' | ',') =>
  (decimalSign === '.' ? /^[1-9]\d{0,2},\d{3}$/ : /^[1-9]\d{0,2}\.\d{3}$/).test(typed);

/** Whether `5 100/200` is a mixed number: its part is less than one. Then no group of thousands stands there. */
export function isProperPart(groups: string, after: string): boolean {
  const below = /^\/(\d+)/.exec(after)?.[1];
  const above = /^\d+ ([1-9]\d*)$/.exec(groups)?.[1];
  return below !== undefined && above !== undefined && Number(above) < Number(below);
}

/** A number whose groups stand behind the sign of decimals; null for any other. */
export function groupsAt(
  source: string,
  at: number,
  decimalSign: '.' | ',',
  hasParts: boolean,
): string | null {
  if (hasParts && decimalSign === ',') return null;
  const patterns = [...(hasParts ? [] : [decimalGroupsWithRest]), decimalGroups];
  for (const { [decimalSign]: pattern } of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) return found[0];
  }
  return null;
}
