import type { AuditFacts } from '@/lib/audit/schema';
import { currentProfile } from '@/lib/access/profile-book';
import type { ProfileId } from '@/lib/access/profiles';
import { waysIn, type OrganizationSettings } from '@/lib/organization/schema';
import { listChanges, listProfiles } from './organization-change';

type Line = readonly [name: string, before: AuditFacts[string], after: AuditFacts[string]];
type Facts = { before: AuditFacts; after: AuditFacts };

/** What somebody can read in one row of the log, and a table program in one cell. */
const linesInRow = 100;

/**
 * What a save has changed, for the log: all of it, and nothing else. A large change is several rows, each of which says
 * which part it is.
 */
export function toSavedFacts(before: OrganizationSettings, after: OrganizationSettings): Facts[] {
  const lines = [
    ...listNames(before, after),
    ...listCells(before, after),
    ...listMoves(before, after),
    ...listRules(before, after),
  ].filter(([, then, now]) => then !== now);
  const count = Math.max(Math.ceil(lines.length / linesInRow), 1);
  return Array.from({ length: count }, (_, index) => {
    const some = lines.slice(index * linesInRow, (index + 1) * linesInRow);
    const part = count === 1 ? {} : { part: index + 1, parts: count };
    return {
      before: { version: before.version, ...Object.fromEntries(some.map(([name, then]) => [name, then])) },
      after: {
        version: after.version,
        ...part,
        ...Object.fromEntries(some.map(([name, , now]) => [name, now])),
      },
    };
  });
}

const listBoth = (before: OrganizationSettings, after: OrganizationSettings) => [
  ...new Set([...listProfiles(before), ...listProfiles(after)]),
];

const listNames = (before: OrganizationSettings, after: OrganizationSettings): Line[] =>
  listBoth(before, after).map((id) => [
    `${id} name`,
    before.profiles[id]?.name ?? null,
    after.profiles[id]?.name ?? null,
  ]);

/** What a profile says itself, and what the policy says about it, each by itself: one may change under the other. */
const listCells = (before: OrganizationSettings, after: OrganizationSettings): Line[] =>
  listChanges(before, after).flatMap(({ profile, capability }): Line[] => {
    const answer = ({ profiles }: OrganizationSettings) => profiles[profile]?.answers[capability] ?? null;
    const rule = ({ policy }: OrganizationSettings) => policy[profile]?.[capability] ?? null;
    return [
      [`${profile} ${capability}`, answer(before), answer(after)],
      [`${profile} ${capability} policy`, rule(before), rule(after)],
    ];
  });

/** Who has become what by a profile that was retired, or brought back. */
const listMoves = (before: OrganizationSettings, after: OrganizationSettings): Line[] =>
  listBoth(before, after).map((id: ProfileId) => [
    `${id} becomes`,
    currentProfile(before.profiles, id),
    currentProfile(after.profiles, id),
  ]);

function listRules({ rules: before }: OrganizationSettings, { rules: after }: OrganizationSettings): Line[] {
  const days = ['guestDays', 'auditDays', 'attendanceDays'] as const;
  const names = ['roomMakers', 'newcomers', 'guests', 'asksToShow', ...days] as const;
  const plain = names.map((rule): Line => [rule, before[rule], after[rule]]);
  const ways = waysIn.map((way): Line => [
    `way ${way}`,
    before.defaultProfiles[way] ?? null,
    after.defaultProfiles[way] ?? null,
  ]);
  return [...plain, ...ways];
}
