/** As English as the words around it. */
const locale = 'en-GB';
const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Sizes are counted as our limits are: a MB has 1024 kB. */
const step = 1024;

const unitIndexOf = (bytes: number): number =>
  Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(step)) - 1));

/** One digit behind the point as long as it says something: 1.9 MB, 18 kB, 640 kB. */
const format = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);

const inUnit = (bytes: number, index: number): number => bytes / step ** (index + 1);

/** The smallest size that is said: no file is of 0 kB. */
const least = 0.1 * step;

/** How large a file is: `2.4 MB`. */
export function formatSize(bytes: number): string {
  const index = unitIndexOf(bytes);
  const said = bytes === 0 ? 0 : Math.max(bytes, least);
  const unit = units[index] ?? 'kilobyte';
  return format(inUnit(said, index), { style: 'unit', unit, unitDisplay: 'short' });
}

/** The number alone, in the unit of another size: the `1.9` of `1.9 of 3.2 MB`. */
export const formatShare = (bytes: number, whole: number): string =>
  format(inUnit(bytes, unitIndexOf(whole)), {});
