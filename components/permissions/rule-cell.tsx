'use client';

import { useTranslations } from 'next-intl';
import { PermissionCell } from '@/components/permissions/permission-cell';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import type { PolicyState } from '@/lib/access/layers';
import type { OrganizationSettings } from '@/lib/organization/schema';
import type { Edit } from '@/lib/permissions/edit-schema';
import { findRuleContradiction, type Cell } from '@/lib/permissions/organization-change';

type RuleCellProps = {
  cell: Cell;
  saved: OrganizationSettings;
  draft: OrganizationSettings;
  edit: (step: Edit) => void;
};

const states = ['forced-on', 'default-on', 'default-off', 'forced-off'] as const;

/** What the organisation says about a permission of a profile, and what it could say. */
export function RuleCell({ cell, saved, draft, edit }: RuleCellProps) {
  const t = useTranslations('permissions');
  const { nameOf, whyNot } = usePermissionWords(draft);
  const { profile, capability } = cell;
  const rule = draft.policy[profile]?.[capability];
  const isUnsaved = rule !== saved.policy[profile]?.[capability];
  const text = t(`states.${rule ?? 'open'}`);
  const words = { profile: nameOf(profile), action: t(`actions.${capability}`), answer: text };
  const denialOf = (state: PolicyState | null) => {
    const contradiction = findRuleContradiction(draft, cell, state);
    return contradiction === null ? undefined : whyNot(contradiction, profile);
  };
  return (
    <PermissionCell
      label={t(isUnsaved ? 'cellUnsaved' : 'cell', words)}
      answer={rule === undefined ? null : rule.endsWith('on') ? 'yes' : 'no'}
      text={text}
      isSet={rule !== undefined}
      isUnsaved={isUnsaved}
      listChoices={() => [
        ...states.map((state) => ({
          key: state,
          label: t(`states.${state}`),
          hint: t(`stateLines.${state}`),
          denied: denialOf(state),
          onChoose: () => edit({ kind: 'rule', cell, to: state }),
        })),
        {
          key: 'open',
          label: t('states.open'),
          hint: t('stateLines.open'),
          denied: denialOf(null),
          onChoose: () => edit({ kind: 'rule', cell, to: null }),
        },
      ]}
    />
  );
}
