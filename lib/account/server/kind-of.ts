import 'server-only';
import type { PersonKind } from '@/lib/auth/person-kind';
import { userReference } from '@/lib/auth/server/account-repository';

/** A deletion that was cut off may leave no document: then it counts as an account. */
export const kindOf = async (uid: string): Promise<PersonKind> =>
  (await userReference(uid).get()).data()?.kind ?? 'account';
