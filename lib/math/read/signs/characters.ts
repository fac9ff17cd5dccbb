/** Signs as people write them, and the sign that the parser knows. */
export const lookAlikes: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '∗': '*',
  '÷': '/',
  '∕': '/',
  '⁄': '/',
  '−': '-',
  '–': '-',
  '—': '-',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '→': 'to',
  '±': '±',
  '′': "'",
  '’': "'",
  '″': '"',
  '“': '"',
  '”': '"',
  '„': '"',
  '∞': 'inf',
  '∧': 'and',
  '∨': 'or',
  '¬': 'not',
};

export const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
export const loweredDigits = '₀₁₂₃₄₅₆₇₈₉';

/** Fractions of one character, as numerator and denominator. */
export const vulgarFractions: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅐': [1, 7],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅑': [1, 9],
  '⅒': [1, 10],
};

/** Reads digits of one alphabet as plain digits. */
export const plainDigits = (text: string, digits: string) =>
  Array.from(text, (sign) => {
    const at = digits.indexOf(sign);
    return at < 0 ? (lookAlikes[sign] ?? (sign === '⁻' ? '-' : '')) : String(at);
  }).join('');

/** The digits of the power behind `×10`. */
export function exponentOf(power: string): string {
  const digits = power
    .slice(3)
    .replace(/[\^()+]/g, '')
    .replace('−', '-');
  return /[⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(digits) ? plainDigits(digits, raisedDigits) : digits;
}
