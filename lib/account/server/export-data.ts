import 'server-only';
import { Timestamp } from 'firebase-admin/firestore';
import { exportMyData } from '@/lib/account/contract';
import { kindOf } from '@/lib/account/server/kind-of';
import { listRoomIds } from '@/lib/account/server/my-rooms';
import { personalPlaces } from '@/lib/account/server/personal-places';
import { auditId, noteInAudit } from '@/lib/audit/server/audit-log';
import { requireRecentSignIn } from '@/lib/auth/server/require-recent-sign-in';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import type { Limit } from '@/lib/core/server/limit';
import { readOwnDocuments } from '@/lib/documents/server/read-own-documents';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { spendOn } from '@/lib/firebase/server/limit-store';

/** Exports of one person: each reads everything that is kept about them. */
const exportsPerPerson: Limit = { name: 'data exports', max: 5, windowMs: 60 * 60_000 };

export const exportMyDataCallable = bindCallable(exportMyData, {
  permit: async ({ caller }) => {
    if ((await kindOf(caller.uid)) === 'account') requireRecentSignIn(caller);
    return permitted(null);
  },
  run: ({ caller }) =>
    spendOn({ limit: exportsPerPerson, subject: caller.uid }, async () => {
      await noteExport(caller.uid, caller.uid, Date.now());
      return exportDataOf(caller.uid);
    }),
});

/**
 * Everything that is kept about a person: the identity service's record, every document by its path, and what they
 * alone have written in sheets.
 */
export async function exportDataOf(uid: string): Promise<Record<string, unknown>> {
  const [account, roomIds] = await Promise.all([readAccount(uid), listRoomIds(uid)]);
  const [worksheets, ...found] = await Promise.all([
    readOwnDocuments(uid, roomIds),
    ...Object.values(personalPlaces).map(({ find }) => find(uid, roomIds)),
  ]);
  const documents = found.flat().map((document) => [document.ref.path, readable(document.data())] as const);
  return {
    exportedAt: new Date().toISOString(),
    account,
    documents: Object.fromEntries(documents),
    worksheets,
  };
}

const minute = 60_000;

/**
 * Writes to the audit log that a person's data are handed out, before they are. A repetition within a minute is one
 * action: the file is fetched again after the connection broke.
 */
export async function noteExport(uid: string, actorUid: string, now: number): Promise<void> {
  const id = auditId('data-exported', uid, actorUid, Math.floor(now / minute));
  await noteInAudit(id, { action: 'data-exported', actorUid, subjectUid: uid, at: now });
}

async function readAccount(uid: string): Promise<Record<string, unknown>> {
  const record = await adminAuth().getUser(uid);
  // The hash of the password is of no use to its owner, and of some use to a thief of the file.
  const { passwordHash: _, passwordSalt: __, ...rest } = record.toJSON() as Record<string, unknown>;
  return rest;
}

/** What is kept encrypted (PINs, the codes of invites) is not data about somebody but a key to something. */
const sealed = ['sealed', 'sealedPin'];

/** Times of Firestore as text; everything else is JSON already. */
function readable(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  const open = Object.entries(value).filter(([key]) => !sealed.includes(key));
  return Object.fromEntries(open.map(([key, inner]) => [key, readable(inner)]));
}
