import { createSheet } from '@/lib/math/sheet/create-sheet';
import type { QuestionText } from '@/lib/questions/question';

type Settings = QuestionText['settings'];

/** Bare numbers, where solutions are asked for, are all of them: `3`, `2, 3` and `2 or 3`. */
export function asSolutions(typed: string, settings: Settings): string {
  const text = /^\s*(?:∅|no (?:real )?solutions?|none)\s*$/iu.test(typed) ? '{}' : typed;
  if (/[=<>≤≥≠{}∈∪[\]]/u.test(text) || /^\s*\(.*[,;].*\)\s*$/u.test(text)) return text;
  return `{${text.split(/\bor\b|\band\b/u).join(separatorIn(settings))}}`;
}

const separatorIn = ({ decimalSign }: Settings): string => (decimalSign === ',' ? '; ' : ', ');

/** The numbers that solve an equation, as a set; null where the engine finds no list of them. */
export function solutionsOf(text: string, settings: Settings): string | null {
  if (text.trim().startsWith('{')) return text;
  const parts = text.split(/\bor\b|∨|,(?=\s*\p{L}\w*\s*=)/u).map((part) => part.trim());
  const values = parts.map((part) => solve(part, settings));
  const found = values.flatMap((list) => list ?? []);
  if (values.includes(null)) return null;
  return `{${found.map((value) => String(value).replace('.', settings.decimalSign)).join(separatorIn(settings))}}`;
}

function solve(source: string, settings: Settings): number[] | null {
  const [result] = createSheet(settings).apply({ set: [{ id: '1', source }] });
  if (!result || result.value === null) return null;
  try {
    const read: unknown = JSON.parse(result.value);
    const list: unknown[] = Array.isArray(read) ? read : [read];
    return list.every((value) => typeof value === 'number') ? list : null;
  } catch {
    return null;
  }
}
