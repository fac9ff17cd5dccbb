import 'server-only';
import type { Question } from '@/lib/questions/question';
import { requireCapability } from '@/lib/rooms/server/documents/require-capability';
import type { Standing } from '@/lib/rooms/server/documents/read-standing';

/**
 * Where everybody may put questions, each person runs their own. Those of others are for people who moderate. Throws
 * `access/denied`.
 */
export function requireOwnQuestion(
  { by }: Question,
  uid: string,
  { access }: Pick<Standing, 'access'>,
): void {
  if (by !== uid) requireCapability(access, 'member:moderate');
}
