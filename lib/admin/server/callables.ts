import 'server-only';
import {
  changeOrganisationRole,
  checkImport,
  disablePerson,
  erasePerson,
  exportPerson,
  importPeople,
} from '@/lib/admin/contract';
import { getPersonOf, getPersonCallable } from '@/lib/admin/server/get-person';
import { checkLine, importLine, type ImportGroups } from '@/lib/admin/server/import-people';
import { searchPeopleCallable } from '@/lib/admin/server/search-people';
import { changeRoleOf } from '@/lib/auth/server/change-role';
import { setDisabled } from '@/lib/auth/server/disable-account';
import { permitAdministrativeAct, permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { AppError } from '@/lib/errors/app-error';
import { bindCallable, type BoundCallable } from '@/lib/callables/server/callable-binding';

/** What the domain of accounts does with one. */
type Accounts = {
  noteExport: (uid: string, actorUid: string, now: number) => Promise<void>;
  exportDataOf: (uid: string) => Promise<Record<string, unknown>>;
  deleteAccountOf: (
    uid: string,
    actorUid: string,
  ) => Promise<
    | { rooms: { roomId: string; name: string }[]; groups: { groupId: string; name: string }[] }
    | 'deleted'
    | 'kept'
  >;
};

const changeRoleCallable = bindCallable(changeOrganisationRole, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: async ({ caller, input }) => {
    await changeRoleOf({ ...input, actorUid: caller.uid });
    return {};
  },
});

const disablePersonCallable = bindCallable(disablePerson, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: async ({ caller, input }) => {
    requireOther(caller.uid, input.uid);
    await setDisabled({ ...input, actorUid: caller.uid });
    return {};
  },
});

const accountCallables = ({ noteExport, exportDataOf, deleteAccountOf }: Accounts): BoundCallable[] => [
  bindCallable(exportPerson, {
    permit: ({ caller }) => permitAdministrativeAct(caller),
    run: async ({ caller, input: { uid } }) => {
      await getPersonOf(uid);
      await noteExport(uid, caller.uid, Date.now());
      return exportDataOf(uid);
    },
  }),
  bindCallable(erasePerson, {
    permit: ({ caller }) => permitAdministrativeAct(caller),
    run: async ({ caller, input: { uid } }) => {
      requireOther(caller.uid, uid);
      await getPersonOf(uid);
      const answer = await deleteAccountOf(uid, caller.uid);
      if (typeof answer === 'object') return { outcome: 'owner' as const, ...answer };
      return { outcome: 'erased' as const };
    },
  }),
];

/** Lines one after the other: two of them may be about one group. */
const importCallables = (groups: ImportGroups): BoundCallable[] => [
  bindCallable(checkImport, {
    permit: ({ caller }) => permitAdministrator(caller),
    run: async ({ caller, input }) => {
      const look = { groups, actorUid: caller.uid };
      const lines = await Promise.all(
        input.lines.map(async (line) => ({ line: line.line, outcome: await checkLine(line, look) })),
      );
      return { lines };
    },
  }),
  bindCallable(importPeople, {
    permit: ({ caller }) => permitAdministrativeAct(caller),
    run: async ({ caller, input, callId }) => {
      const lines = [];
      for (const line of input.lines) {
        lines.push({
          line: line.line,
          outcome: await importLine(line, { groups, actorUid: caller.uid, callId }),
        });
      }
      return { lines };
    },
  }),
];

/** Nobody shuts themselves out by a slip; one's own account is ended on its own page. */
function requireOther(uid: string, other: string): void {
  if (uid === other) throw new AppError('auth/not-oneself');
}

/** What administrators do about people; accounts and groups are other domains'. */
export const adminCallables = (accounts: Accounts, groups: ImportGroups): BoundCallable[] => [
  searchPeopleCallable,
  getPersonCallable,
  changeRoleCallable,
  disablePersonCallable,
  ...accountCallables(accounts),
  ...importCallables(groups),
];
