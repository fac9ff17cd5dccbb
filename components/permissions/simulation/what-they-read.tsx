'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { capabilityFacts, type Capability } from '@/lib/access/capabilities';
import type { whoAnswers } from '@/lib/access/presets';
import type { AccessDecision } from '@/lib/access/resolve-access';
import { AppError } from '@/lib/errors/app-error';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { EntryRefusal } from '@/lib/permissions/find-entry-refusal';

type WhatTheyReadProps = {
  name: string;
  capability: Capability;
  decision: AccessDecision;
  refusal: EntryRefusal | null;
  /** The people who answer an ask, in a room of this kind. */
  who: ReturnType<typeof whoAnswers>;
};

/** The sentence that they read: at the door, else at the control; nothing where it simply works. */
export function WhatTheyRead({ name, capability, decision, refusal, who }: WhatTheyReadProps) {
  const t = useTranslations('permissions.simulator');
  const access = useTranslations('access');
  const thrown = useMemo(() => refusal && new AppError(refusal), [refusal]);
  const error = useUserError(thrown);
  const action = access(`actions.${capability}`);
  const { group } = capabilityFacts[capability];
  const isSilenced = group === 'speak' && decision.reason === 'live-paused';
  const works = access(isSilenced ? 'whilePaused' : `stillWorks.${group}`);
  const title = t('reads', { name });
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="text-13 text-ink-2">{title}</h3>
      {refusal === null ? (
        <p className="mt-2 text-14">
          {decision.allowed
            ? t('readsNothing')
            : `${access(`why.${decision.reason}`, { action, who })} ${works}`}
        </p>
      ) : (
        <p className="mt-2 text-14">
          {[error?.happened, error?.works, error?.next].filter(Boolean).join(' ')}
        </p>
      )}
      {refusal === null && decision.askable ? (
        <p className="mt-1 text-14 font-semibold">{t('asksHost')}</p>
      ) : null}
    </section>
  );
}
