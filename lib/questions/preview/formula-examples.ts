import { createSheet } from '@/lib/math/sheet/create-sheet';
import { solutionsOf } from '@/lib/questions/judge/as-solutions';
import type { Key } from '@/lib/questions/key';
import type { QuestionText } from '@/lib/questions/question';

type Settings = QuestionText['settings'];

/** A formula in other forms, and beside it what is no longer it. */
export function formulaExamples(text: string, { antiderivative }: Key, settings: Settings): string[] {
  const others = ['expand', 'factor'].flatMap((act) => calculated(`${act}(${text})`, settings) ?? []);
  if (antiderivative !== undefined) return [`${text} + C`, text, ...others.map((other) => `${other} + C`)];
  return [text, ...others, `-(${text})`, `2 * (${text})`];
}

/** An equation, the numbers that solve it, and what one gets by leaving one out. */
export function solutionExamples(text: string, settings: Settings): string[] {
  const set = solutionsOf(text, settings);
  if (set === null) return [text];
  const separator = settings.decimalSign === ',' ? ';' : ',';
  const found = set
    .slice(1, -1)
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (found.length === 0) return ['{}', '0'];
  return [text, found.join(' or '), ...(found.length > 1 ? found.slice(0, 1) : [`${found[0] ?? ''} or 0`])];
}

function calculated(source: string, settings: Settings): string | null {
  const [result] = createSheet(settings).apply({ set: [{ id: '1', source }] });
  return result?.kind === 'expression' ? result.value : null;
}
