import type { Key } from '@/lib/questions/key';
import type { QuestionText, Wanted } from '@/lib/questions/question';

/** What learners may know of a key: what is asked of their answer besides its value. `unit` is that of the key. */
export function wantedOf({ kind }: QuestionText, key: Key, unit: string): Wanted {
  if (kind !== 'number' && kind !== 'formula' && kind !== 'solutions') return {};
  const { figures, decimals, form } = key;
  const isNumber = kind === 'number';
  return {
    ...(isNumber && figures && { figures }),
    ...(isNumber && decimals !== undefined && !figures && { decimals }),
    ...(isNumber && key.unit === 'same' && unit !== '' && { unit }),
    // The form of the key would tell the key.
    ...(!isNumber && form !== undefined && form !== 'as-typed' && { form }),
  };
}
