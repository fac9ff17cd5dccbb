import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import {
  isImportFault,
  type ImportFault,
  type ImportLine,
  type ImportOutcome,
} from '@/lib/admin/import-schema';
import { importAccount, type GroupPlace } from '@/lib/admin/server/import-account';
import { userReference } from '@/lib/auth/server/account-repository';
import { findSignIn, isOnlyClaimed } from '@/lib/auth/server/address-owner';
import { isLastAdministrator } from '@/lib/auth/server/administrators';
import { forgetIdentity, openedUid } from '@/lib/auth/server/open-account';
import { isAppError } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';

type ImportGroup = { groupId: string; ownerUid: string };
type Action = { group: ImportGroup; actorUid: string; callId: string };

/** What the domain of groups does for an import. */
export type ImportGroups = {
  findByCode: (typed: string) => Promise<ImportGroup | null>;
  findNamed: (typed: string) => Promise<ImportGroup | 'unknown' | 'ambiguous'>;
  findObstacle: (group: ImportGroup, learnerName: string | null) => Promise<'full' | 'name' | null>;
  isIn: (group: ImportGroup, uid: string) => Promise<boolean>;
  addLearner: (name: string, action: Action) => Promise<void>;
  readPlace: (transaction: Transaction, groupId: string, uid: string) => Promise<GroupPlace>;
  enterRooms: (uid: string, action: Omit<Action, 'actorUid'>) => Promise<void>;
};

/** What a line comes to, and what it needs for that; a fault needs nothing. */
type Plan =
  | { outcome: ImportFault }
  | { outcome: 'learner'; group: ImportGroup }
  | {
      outcome: 'new' | 'changed' | 'unchanged';
      /** Whose the address is; null for nobody yet. */
      knownUid: string | null;
      email: string;
      group: ImportGroup | null;
    };

type Look = {
  groups: ImportGroups;
  actorUid: string;
  /** Where the import of this very line may have made the account, or the learner, already. */
  callId?: string;
};

/** What would become of a line. It changes nothing. */
export async function checkLine(line: ImportLine, look: Omit<Look, 'callId'>): Promise<ImportOutcome> {
  return (await planLine(line, look)).outcome;
}

/**
 * Imports one line, wholly or not at all: cut off, the same call goes on where it stopped, or takes away what it had
 * made. A line that cannot be imported says why and leaves nothing behind.
 */
export async function importLine(
  line: ImportLine,
  { groups, ...action }: { groups: ImportGroups; actorUid: string; callId: string },
): Promise<ImportOutcome> {
  const callId = `${action.callId}-${line.line}`;
  const plan = await planLine(line, { groups, actorUid: action.actorUid, callId });
  if (plan.outcome === 'learner')
    return importLearner(line.name, { ...action, group: plan.group, callId }, groups);
  const outcome =
    'knownUid' in plan ? await importPerson(line, plan, { ...action, callId }, groups) : plan.outcome;
  // Also where the plan refuses it: an attempt before may have been cut off between the sign-in and the account.
  if (isImportFault(outcome) && line.email !== null) await forgetIdentity(openedUid(callId));
  return outcome;
}

/** What may have changed between the look at a line and its import. */
const faultsByCode: Partial<Record<AppErrorCode, ImportFault>> = {
  'auth/address-unverified': 'address-unverified',
  'auth/administrator-unverified': 'administrator-unverified',
  'auth/last-administrator': 'last-administrator',
  'auth/no-such-person': 'going',
  'auth/role-needs-account': 'not-an-account',
  'groups/full': 'group-full',
  'groups/name-taken': 'name-taken',
  'groups/not-found': 'group-unknown',
};

async function planLine(line: ImportLine, { groups, actorUid, callId }: Look): Promise<Plan> {
  const { email, role } = line;
  if (email === null) return planLearner(line, groups, callId);
  const record = await findSignIn(email);
  const data = record && (await userReference(record.uid).get()).data();
  const user = record && data ? { ...data, uid: record.uid } : null;
  const isOther = user !== null && role !== null && role !== user.role;
  // Nobody ends their own import by a line of it: what follows would be refused to them.
  if (isOther && user.uid === actorUid) return { outcome: 'oneself' };
  if (user && user.kind !== 'account') return { outcome: 'not-an-account' };
  if (record && isOnlyClaimed(record)) return { outcome: 'address-unverified' };
  if (role === 'administrator' && !(user && record?.emailVerified)) {
    return { outcome: 'administrator-unverified' };
  }
  const named = line.group === null ? null : await groups.findNamed(line.group);
  if (named === 'unknown' || named === 'ambiguous') return { outcome: `group-${named}` };
  const found = { knownUid: record?.uid ?? null, email, group: named };
  if (user && callId !== undefined && user.uid === openedUid(callId)) return { outcome: 'new', ...found };
  const isIn = named !== null && user !== null && (await groups.isIn(named, user.uid));
  if (named && !isIn && (await groups.findObstacle(named, null)) === 'full') return { outcome: 'group-full' };
  if (isOther && (await isLastAdministrator(user.uid))) return { outcome: 'last-administrator' };
  const outcome = !user ? 'new' : isOther || (named !== null && !isIn) ? 'changed' : 'unchanged';
  return { outcome, ...found };
}

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

function importLearner(name: string, action: Action, groups: ImportGroups): Promise<ImportOutcome> {
  return orFault(async () => {
    await groups.addLearner(name, action);
    return 'learner' as const;
  });
}

async function importPerson(
  { name, role }: ImportLine,
  { knownUid, email, group }: Extract<Plan, { knownUid: string | null }>,
  { actorUid, callId }: Omit<Action, 'group'>,
  groups: ImportGroups,
): Promise<ImportOutcome> {
  const readPlace =
    group && ((transaction: Transaction, uid: string) => groups.readPlace(transaction, group.groupId, uid));
  const account = { name, email, role, knownUid, ownUid: openedUid(callId) };
  const done = await orFault(() => importAccount({ ...account, readPlace, actorUid, callId }));
  if (typeof done === 'string') return done;
  if (group) await groups.enterRooms(done.uid, { group, callId });
  return done.outcome;
}

async function orFault<Done>(action: () => Promise<Done>): Promise<Done | ImportFault> {
  try {
    return await action();
  } catch (thrown) {
    const fault = isAppError(thrown) ? faultsByCode[thrown.code] : undefined;
    if (fault === undefined) throw thrown;
    return fault;
  }
}
