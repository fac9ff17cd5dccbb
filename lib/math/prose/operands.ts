/** A word is two letters or more in a row; a name before a bracket is a function. */
const word = /\p{L}{2,}(?![\p{L}(])/gu;
const operandAtStart = /^[\s\-+−±√([{|]*(?:\d|[.,]\d|∞|\p{L}(?!\p{L})|\p{L}+\()/u;
const operandAtEnd = /(?:[\d)\]}|!%°²³∞]|(?<!\p{L})\p{L}'*)\s*$/u;
const operator = /[+*/=<>≤≥≠≈·×÷^√−±]|\d\s*-|-\s*\d/u;

/** How many words a text has. Numbers, single letters and names of functions are none. */
export const countWords = (text: string): number => text.match(word)?.length ?? 0;

/** Whether a text begins with a number, a single letter, a function or their signs. */
export const startsWithOperand = (text: string): boolean => operandAtStart.test(text);

/** Whether a text ends with what a sign of arithmetic can follow. */
export const endsWithOperand = (text: string): boolean => operandAtEnd.test(text);

/** Whether there is a sign that calculates or compares. */
export const hasOperator = (text: string): boolean => operator.test(text);
