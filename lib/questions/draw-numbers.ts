import { hashText } from '@/lib/questions/hash-text';
import type { DrawnNumber, Parameter } from '@/lib/questions/parameter';
import type { Question } from '@/lib/questions/question';

/** The learner who gets numbers, and the try that they are for. */
type Draw = {
  questionId: string;
  question: Pick<Question, 'parameters' | 'named' | 'freshNumbers' | 'settings' | 'round'>;
  uid: string;
  /** Counts the tries of the round, from 0. */
  attempt: number;
};

/**
 * The numbers of one learner: the same on every device, and on the server that marks their answer. Without names
 * everybody has the same ones, since numbers of one's own would say who answered.
 */
export function drawOwnNumbers({ questionId, question, uid, attempt }: Draw): DrawnNumber[] {
  const { parameters, named, freshNumbers, settings, round } = question;
  const seed = [questionId, round, named ? uid : '', freshNumbers ? attempt : 0].join(' ');
  return drawNumbers(parameters, seed, settings.decimalSign);
}

/** Draws each number from its range, by a text that stands for the learner. */
export function drawNumbers(
  parameters: readonly Parameter[],
  seed: string,
  decimalSign: '.' | ',',
): DrawnNumber[] {
  return parameters.map((parameter) => {
    const { name, from, to, step, unit } = parameter;
    // A millionth of a step is what doubles leave over.
    const last = Math.floor((to - from) / step + 1e-6);
    const at = Math.floor((hashText(`${seed} ${name}`) / 2 ** 32) * (last + 1));
    const places = Math.max(placesOf(from), placesOf(step));
    const number = (from + at * step).toFixed(places).replace(/^-(?=[0.]+$)/, '');
    return { name, value: `${number.replace('.', decimalSign)}${unit === '' ? '' : ` ${unit}`}` };
  });
}

/** The numbers as lines of a sheet. */
export const linesOf = (numbers: readonly DrawnNumber[]): string[] =>
  numbers.map(({ name, value }) => `${name} = ${value}`);

/** How many decimals a number is written with. */
function placesOf(value: number): number {
  const [digits = '', power = '0'] = String(Math.abs(value)).split('e');
  return Math.min(Math.max((digits.split('.')[1]?.length ?? 0) - Number(power), 0), 20);
}
