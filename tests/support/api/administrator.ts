import type { Firestore } from 'firebase-admin/firestore';
import type { AuditAction } from '@/lib/audit/schema';
import type { AnyContract } from '@/lib/callables/callable-contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { getIdToken } from '@/tests/support/person';
import { call, resultOf } from './call';

/** An administrator, and how they call. */
export async function makeCaller(admin: AdminSdk) {
  const { uid, ...person } = await makeAdministrator(admin);
  const token = await getIdToken(person);
  const send = (contract: AnyContract, input: object) => call(contract, { token, input });
  return {
    uid,
    token,
    send,
    done: async (contract: AnyContract, input: object) => resultOf(await send(contract, input)),
  };
}

/** The audit rows of one action by one person. */
export async function readRows(firestore: Firestore, actorUid: string, action: string) {
  const { docs } = await firestore
    .collection('audit')
    .where('actorUid', '==', actorUid)
    .where('action', '==', action)
    .get();
  return docs.map((row) => row.data());
}

/** How many audit rows of an action the caller has who repeated it. */
export const countRows =
  (action: AuditAction) =>
  async (firestore: Firestore, _: unknown, callerUid: string): Promise<number> =>
    (await readRows(firestore, callerUid, action)).length;

/** The same for an action whose row carries its second or its minute: one if there is any. */
export const isWrittenDown =
  (action: AuditAction) =>
  async (...asked: Parameters<ReturnType<typeof countRows>>): Promise<number> =>
    Math.min(1, await countRows(action)(...asked));

/** Does the same three times at once. */
export const threeTimes = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome[]> =>
  Promise.all(Array.from({ length: 3 }, work));
