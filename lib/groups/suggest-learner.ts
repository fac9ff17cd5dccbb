import { nameKey } from '@/lib/groups/name-key';

/**
 * Which learner a guest most likely is, by the name that they typed: the one who is called the same, else the only
 * one whose first name it is. Null when that leaves a doubt.
 */
export function suggestLearner<Learner extends { name: string }>(
  typed: string,
  learners: readonly Learner[],
): Learner | null {
  const key = nameKey(typed);
  const [first = ''] = key.split(' ');
  const same = learners.filter(({ name }) => nameKey(name) === key);
  const alike = learners.filter(({ name }) => nameKey(name).split(' ')[0] === first);
  for (const found of [same, alike])
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  return null;
}
