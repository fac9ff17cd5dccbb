import type { Parameter } from '@/lib/questions/parameter';

const number = String.raw`[-+]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?`;
const shape = new RegExp(
  String.raw`^(\p{L}[\p{L}\p{N}_]{0,15})\s+from\s+(${number})\s+to\s+(${number})\s*(.*?)(?:\s*step\s+(${number}))?$`,
  'iu',
);

const toNumber = (text: string): number => Number(text.replace(',', '.'));

/**
 * Reads lines such as `m from 2 to 5 kg step 0.5`: the numbers that each learner gets of their own. Without a step they
 * are whole steps from the first one. Null where a line says something else.
 */
export function readParameters(text: string): Parameter[] | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const parameters = lines.map(readParameter);
  return parameters.every((one) => one !== null) ? parameters : null;
}

function readParameter(line: string): Parameter | null {
  const [, name, from, to, unit = '', step = '1'] = shape.exec(line) ?? [];
  if (name === undefined || from === undefined || to === undefined) return null;
  const read = { name, from: toNumber(from), to: toNumber(to), step: toNumber(step), unit: unit.trim() };
  return read.step > 0 && read.to >= read.from ? read : null;
}

/** The same lines as they would be typed. */
export const writeParameters = (parameters: readonly Parameter[]): string =>
  parameters
    .map(({ name, from, to, unit, step }) =>
      [name, 'from', from, 'to', to, unit, ...(step === 1 ? [] : ['step', step])]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join('\n');
