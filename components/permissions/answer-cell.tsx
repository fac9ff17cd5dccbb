'use client';

import { useTranslations } from 'next-intl';
import { PermissionCell } from '@/components/permissions/permission-cell';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import { findProfile } from '@/lib/access/profile-book';
import { baseOf, builtInProfiles, type ProfileAnswer } from '@/lib/access/profiles';
import { toOrganization } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import type { SetAnswer } from '@/lib/permissions/contradictions';
import type { Edit } from '@/lib/permissions/edit-schema';
import { findAnswerContradiction, type Cell } from '@/lib/permissions/organization-change';

type AnswerCellProps = {
  cell: Cell;
  saved: OrganizationSettings;
  draft: OrganizationSettings;
  edit: (step: Edit) => void;
};

const answers = ['yes', 'ask', 'no'] as const satisfies readonly SetAnswer[];

/**
 * What a profile says about a permission, and what it could say. An answer that contradicts the rest is shown with
 * the reason.
 */
export function AnswerCell({ cell, saved, draft, edit }: AnswerCellProps) {
  const t = useTranslations('permissions');
  const { nameOf, whyNot } = usePermissionWords(draft);
  const { profile, capability } = cell;
  const { book, policy } = toOrganization(draft);
  const all = findProfile(book, profile).capabilities;
  const shown = effective(all[capability], policy[profile]?.[capability]);
  const own = draft.profiles[profile]?.answers[capability];
  const isUnsaved = own !== saved.profiles[profile]?.answers[capability];
  const words = {
    profile: nameOf(profile),
    action: t(`actions.${capability}`),
    answer: t(`answers.${shown}`),
  };
  const builtIn = builtInProfiles[baseOf(profile)].capabilities[capability] as SetAnswer;
  const denialOf = (answer: SetAnswer | null) => {
    const contradiction = findAnswerContradiction(draft, cell, answer);
    return contradiction === null ? undefined : whyNot(contradiction, profile);
  };
  return (
    <PermissionCell
      label={t(isUnsaved ? 'cellUnsaved' : 'cell', words)}
      answer={shown}
      text={words.answer}
      isSet={own !== undefined}
      isUnsaved={isUnsaved}
      listChoices={() => [
        ...answers.map((answer) => ({
          key: answer,
          label: t(`answers.${answer}`),
          denied: denialOf(answer),
          onChoose: () => edit({ kind: 'answer', cell, to: answer }),
        })),
        {
          key: 'inherit',
          label: t('builtIn', { answer: t(`answers.${builtIn}`) }),
          denied: denialOf(null),
          onChoose: () => edit({ kind: 'answer', cell, to: null }),
        },
      ]}
    />
  );
}

const effective = (answer: ProfileAnswer, rule: string | undefined): SetAnswer =>
  answer === 'inherit' ? (rule === 'default-on' ? 'yes' : 'no') : answer;
