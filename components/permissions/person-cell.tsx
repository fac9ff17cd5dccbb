'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { answerIcons } from '@/components/permissions/access-groups';
import type { Capability } from '@/lib/access/capabilities';
import type { AccessDecision } from '@/lib/access/resolve-access';
import { answerOf } from '@/lib/permissions/access-lines';

type PersonCellProps = { name: string; capability: Capability; decision: AccessDecision };

/** What somebody may; framed where it is not their profile, nor the organisation, that says so. */
export function PersonCell({ name, capability, decision }: PersonCellProps) {
  const t = useTranslations('permissions');
  const answer = answerOf(decision);
  const isOwn = decision.decidedBy !== 'profile' && decision.decidedBy !== 'policy';
  const words = { profile: name, action: t(`actions.${capability}`), answer: t(`answers.${answer}`) };
  const by = t(`simulator.decidedBy.${decision.decidedBy}`);
  return (
    <span
      title={by}
      className={clsx(
        'mt-1 flex h-9 w-full max-w-28 items-center gap-2 rounded-8 border px-2 text-13',
        isOwn ? 'border-line-strong text-ink' : 'border-transparent text-ink-2',
      )}
    >
      {answerIcons[answer]}
      <span className="sr-only">{`${t('cell', words)}, ${by}`}</span>
      <span aria-hidden="true" className="truncate">
        {words.answer}
      </span>
    </span>
  );
}
