import 'server-only';
import { createHash } from 'node:crypto';
import type { ImportFault, ImportLine, ImportOutcome } from '@/lib/admin/import-schema';
import { roleOf } from '@/lib/auth/organisation-role';
import { isLastAdministrator } from '@/lib/auth/server/administrators';
import type { User } from '@/lib/auth/schema';
import { userReference } from '@/lib/auth/server/account-repository';
import { changeRoleOf } from '@/lib/auth/server/change-role';
import { openAccountFor } from '@/lib/auth/server/open-account';
import { isAppError } from '@/lib/core/app-error';
import type { AppErrorCode } from '@/lib/core/error-codes';
import { adminAuth } from '@/lib/firebase/server/admin-auth';

type ImportGroup = { groupId: string; ownerUid: string };
type Deed = { group: ImportGroup; actorUid: string; callId: string };

/** What the domain of groups does for an import. */
export type ImportGroups = {
  findByCode: (typed: string) => Promise<ImportGroup | null>;
  findNamed: (typed: string) => Promise<ImportGroup | 'unknown' | 'ambiguous'>;
  findObstacle: (group: ImportGroup, learnerName: string | null) => Promise<'full' | 'name' | null>;
  isIn: (group: ImportGroup, uid: string) => Promise<boolean>;
  addLearner: (name: string, deed: Deed) => Promise<void>;
  addPerson: (person: { uid: string; name: string; kind: 'account' }, deed: Deed) => Promise<void>;
};

/** What a line comes to, and what it needs for that; a fault needs nothing. */
type Plan =
  | { outcome: ImportFault }
  | { outcome: 'learner'; group: ImportGroup }
  | {
      outcome: 'new' | 'changed' | 'unchanged';
      known: (User & { uid: string }) | null;
      email: string;
      group: ImportGroup | null;
    };

/** What would become of a line. It changes nothing. */
export async function checkLine(line: ImportLine, groups: ImportGroups): Promise<ImportOutcome> {
  return (await planLine(line, groups)).outcome;
}

/**
 * Imports one line, wholly or not at all as far as anybody sees it: cut off, the same call goes on where it stopped. A
 * line that cannot be imported says why and changes nothing.
 */
export async function importLine(
  line: ImportLine,
  { groups, ...deed }: { groups: ImportGroups; actorUid: string; callId: string },
): Promise<ImportOutcome> {
  const callId = `${deed.callId}-${line.line}`;
  try {
    const plan = await planLine(line, groups, callId);
    await carryOut(line, plan, { ...deed, callId }, groups);
    return plan.outcome;
  } catch (thrown) {
    const fault = isAppError(thrown) ? faultsByCode[thrown.code] : undefined;
    if (fault === undefined) throw thrown;
    return fault;
  }
}

/** What may have changed between the look at a line and its import. */
const faultsByCode: Partial<Record<AppErrorCode, ImportFault>> = {
  'auth/administrator-unverified': 'administrator-unverified',
  'auth/last-administrator': 'last-administrator',
  'auth/no-such-person': 'going',
  'auth/role-needs-account': 'not-an-account',
  'groups/full': 'group-full',
  'groups/name-taken': 'name-taken',
  'groups/not-found': 'group-unknown',
};

async function planLine(line: ImportLine, groups: ImportGroups, callId?: string): Promise<Plan> {
  if (line.email === null) return planLearner(line, groups, callId);
  const { users } = await adminAuth().getUsers([{ email: line.email }]);
  const [record] = users;
  const user = record && (await userReference(record.uid).get()).data();
  if (user && user.kind !== 'account') return { outcome: 'not-an-account' };
  if (line.role === 'administrator' && !(user && record.emailVerified)) {
    return { outcome: 'administrator-unverified' };
  }
  const named = line.group === null ? null : await groups.findNamed(line.group);
  if (named === 'unknown' || named === 'ambiguous') return { outcome: `group-${named}` };
  const known = record && user ? { ...user, uid: record.uid } : null;
  const isIn = named !== null && known !== null && (await groups.isIn(named, known.uid));
  if (named && !isIn && (await groups.findObstacle(named, null)) === 'full') return { outcome: 'group-full' };
  const isOther = known !== null && line.role !== null && line.role !== roleOf(known);
  if (
    known &&
    line.role !== null &&
    line.role !== 'administrator' &&
    (await isLastAdministrator(known.uid))
  ) {
    return { outcome: 'last-administrator' };
  }
  const outcome = known === null ? 'new' : isOther || (named !== null && !isIn) ? 'changed' : 'unchanged';
  return { outcome, known, email: line.email, group: named };
}

/** @param callId where the import of this very line may have made the learner already */
async function planLearner(
  { code, name }: ImportLine,
  groups: ImportGroups,
  callId: string | undefined,
): Promise<Plan> {
  const group = code === null ? null : await groups.findByCode(code);
  if (!group) return { outcome: 'code-unknown' };
  // The one that an attempt before has made is found by its uid when it is made again.
  if (callId !== undefined) return { outcome: 'learner', group };
  const obstacle = await groups.findObstacle(group, name);
  if (obstacle) return { outcome: obstacle === 'name' ? 'name-taken' : 'group-full' };
  return { outcome: 'learner', group };
}

async function carryOut(
  line: ImportLine,
  plan: Plan,
  { actorUid, callId }: { actorUid: string; callId: string },
  groups: ImportGroups,
): Promise<void> {
  if (plan.outcome === 'learner') {
    await groups.addLearner(line.name, { group: plan.group, actorUid, callId });
    return;
  }
  if (!('known' in plan)) return;
  const { known, email, group } = plan;
  const role = line.role === 'administrator' ? null : line.role;
  const uid =
    known?.uid ??
    (await openAccountFor({ uid: uidOf(callId), name: line.name, email, role: role ?? 'member', actorUid }));
  const person = { uid, name: known?.name ?? line.name, kind: 'account' } as const;
  // The group first: it may have filled meanwhile, and then nothing has been changed.
  if (group) await groups.addPerson(person, { group, actorUid, callId });
  if (known && line.role !== null) await changeRoleOf({ uid, role: line.role, actorUid });
}

const uidOf = (callId: string): string =>
  `account${createHash('sha256').update(callId).digest('hex').slice(0, 20)}`;
