import type { Key } from '@/lib/questions/key';
import type { QuestionText } from '@/lib/questions/question';

/** Whether a question and its key fit: what is chosen from has choices, and what is right is one of them. */
export function isComplete({ kind, choices }: QuestionText, { right, texts }: Key): boolean {
  const isChosen = kind === 'choice' || kind === 'poll';
  if (isChosen !== choices.length >= 2 || (!isChosen && choices.length > 0)) return false;
  if (kind !== 'choice' && right.length > 0) return false;
  if (kind !== 'text' && texts.length > 0) return false;
  return right.every((id) => choices.some((choice) => choice.id === id));
}
