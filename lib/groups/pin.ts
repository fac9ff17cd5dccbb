const length = 6;
const pattern = /^\d{6}$/;

/** Whether the text has the form of a PIN. */
export const isPin = (typed: string): boolean => pattern.test(typed);

/**
 * Whether it is among what people try first: a repeated digit, pair or half, a run up or down, a palindrome, or a
 * date.
 */
export function isTrivialPin(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  const isRun = steps.size === 1;
  const isRepeated = [1, 2, 3].some((size) => pin === pin.slice(0, size).repeat(length / size));
  const isMirrored = pin === Array.from(pin).reverse().join('');
  const hasFewDigits = new Set(digits).size <= 2;
  return isRun || isRepeated || isMirrored || hasFewDigits || isDate(pin);
}

/** Day, month and year in any usual order, with two digits each. */
function isDate(pin: string): boolean {
  const [one = 0, two = 0, three = 0] = (pin.match(/../g) ?? []).map(Number);
  const isDay = (number: number) => number >= 1 && number <= 31;
  const isMonth = (number: number) => number >= 1 && number <= 12;
  return (isDay(one) && isMonth(two)) || (isMonth(one) && isDay(two)) || (isMonth(two) && isDay(three));
}

/** @param draw a random whole number from 0 to below its argument */
export function drawPin(draw: (below: number) => number): string {
  for (;;) {
    const pin = String(draw(10 ** length)).padStart(length, '0');
    if (!isTrivialPin(pin)) return pin;
  }
}
