import type { PolicyState } from '@/lib/access/layers';
import type { OrganizationSettings } from '@/lib/organization/schema';
import type { SetAnswer } from './contradictions';
import { listChanges, type Cell } from './organization-change';

/** One thing that a saved version changed; null stands for what was, or is, not set. */
export type SavedChange =
  | ({ part: 'profiles'; from: SetAnswer | null; to: SetAnswer | null } & Cell)
  | ({ part: 'policy'; from: PolicyState | null; to: PolicyState | null } & Cell)
  /** Names, retired profiles, and the rules about rooms and people. */
  | { part: 'rest'; page: 'profiles' | 'policy' };

/** What one version changed against the one before, by the page on which it was changed. */
export function listSavedChanges(before: OrganizationSettings, after: OrganizationSettings): SavedChange[] {
  const cells = listChanges(before, after).flatMap((cell): SavedChange[] => {
    const { profile, capability } = cell;
    const answerOf = ({ profiles }: OrganizationSettings) => profiles[profile]?.answers[capability] ?? null;
    const ruleOf = ({ policy }: OrganizationSettings) => policy[profile]?.[capability] ?? null;
    const [from, to] = [answerOf(before), answerOf(after)];
    const [fromRule, toRule] = [ruleOf(before), ruleOf(after)];
    return [
      ...(from === to ? [] : [{ part: 'profiles' as const, from, to, ...cell }]),
      ...(fromRule === toRule ? [] : [{ part: 'policy' as const, from: fromRule, to: toRule, ...cell }]),
    ];
  });
  const hasOther = namesAndUse(before) !== namesAndUse(after);
  const hasRules = JSON.stringify(before.rules) !== JSON.stringify(after.rules);
  return [
    ...cells,
    ...(hasOther ? [{ part: 'rest' as const, page: 'profiles' as const }] : []),
    ...(hasRules ? [{ part: 'rest' as const, page: 'policy' as const }] : []),
  ];
}

/** What profiles are called and which are retired, to be compared. */
const namesAndUse = ({ profiles }: OrganizationSettings): string =>
  JSON.stringify(
    Object.entries(profiles).flatMap(([id, edit]) => {
      const { name, retiredAt, movedTo } = edit ?? {};
      return name === undefined && retiredAt === undefined ? [] : [[id, name, retiredAt, movedTo]];
    }),
  );

/** Whether a change was made on that page: only there it is taken back. */
export const isOfPage = (change: SavedChange, page: 'profiles' | 'policy'): boolean =>
  change.part === 'rest' ? change.page === page : change.part === page;
