'use client';

import { useTranslations } from 'next-intl';
import { AccessGroups } from '@/components/permissions/access-groups';
import { DoorStep } from '@/components/permissions/simulation/door-step';
import { doorOf } from '@/components/permissions/simulation/door-words';
import { LayerStep } from '@/components/permissions/simulation/layer-step';
import { TokenPreview } from '@/components/permissions/simulation/token-preview';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import { WhatTheyRead } from '@/components/permissions/simulation/what-they-read';
import { whoAnswers } from '@/lib/access/presets';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { answerOf } from '@/lib/permissions/access-lines';
import { findAction } from '@/lib/permissions/find-action';
import type { Moment } from '@/lib/permissions/moment';
import { simulate } from '@/lib/permissions/simulate';

type SimulationViewProps = {
  settings: OrganizationSettings;
  moment: Moment;
  /** The same moment for the person or role to compare with. */
  other: Moment | null;
};

/** What a moment comes to: the answer, who decided it, the token, the sentence, and everything else. */
export function SimulationView({ settings, moment, other }: SimulationViewProps) {
  const t = useTranslations('permissions.simulator');
  const actions = useTranslations('permissions.actions');
  const access = useTranslations('access');
  const { nameOf } = usePermissionWords(settings);
  const { capability, there } = moment;
  const found = simulate(settings, moment);
  const { refusal, claims, profile } = found;
  const decision = found.access[capability];
  const nameIn = (of: Moment) => of.there?.comer?.name ?? nameOf(simulate(settings, of).profile);
  const name = nameIn(moment);
  const compared = other && { name: nameIn(other), ...simulate(settings, other) };
  const heading =
    refusal === null
      ? t(answerOf(decision), { name, action: actions(capability) })
      : t(refusal === 'rooms/waiting' ? 'waits' : 'outside', { name });
  const preset = there?.room.preset ?? moment.preset;
  return (
    <div className="min-w-0">
      <h2 className="font-serif text-28 font-semibold" aria-live="polite">
        {heading}
      </h2>
      <h3 className="sr-only">{t('steps')}</h3>
      <ol className="mt-5 border-b border-line">
        <DoorStep refusal={refusal} />
        {found.steps.map((step) => (
          <LayerStep
            key={step.layer}
            step={step}
            isLast={refusal === null && step.layer === decision.decidedBy}
            name={nameOf(profile)}
            action={findAction(moment, step.layer)}
            preset={access(`presets.${preset}.name`)}
          />
        ))}
      </ol>
      <div className="mt-8 grid gap-8 tablet:grid-cols-[3fr_2fr]">
        <TokenPreview {...{ claims, refusal, compared }} />
        <WhatTheyRead {...{ name, capability, decision, refusal }} who={whoAnswers(preset)} />
      </div>
      <section className="mt-8">
        <h3 className="mb-1 text-13 font-semibold">{t('everything')}</h3>
        {compared && compared.refusal !== refusal ? (
          <p className="text-14">
            {t('comparedDoor', { name: compared.name, door: t(`door.${doorOf(compared.refusal)}`) })}
          </p>
        ) : null}
        <AccessGroups access={found.access} compared={compared} preset={preset} />
      </section>
    </div>
  );
}
