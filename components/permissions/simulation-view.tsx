'use client';

import { clsx } from 'clsx';
import { Building2, Clock, Radio, Settings, User, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AccessGroups, answerIcons } from '@/components/permissions/access-groups';
import { GrantBlock } from '@/components/permissions/grant-block';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import { capabilityFacts } from '@/lib/access/capabilities';
import { whoAnswers } from '@/lib/access/presets';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { answerOf } from '@/lib/permissions/access-lines';
import { toGrantLines } from '@/lib/permissions/grant-lines';
import { simulate, type LayerStep, type Moment } from '@/lib/permissions/simulate';

type SimulationViewProps = {
  settings: OrganizationSettings;
  moment: Moment;
  other: PersonProfileId | null;
};

const layerIcons = {
  policy: <Building2 />,
  profile: <User />,
  room: <Settings />,
  live: <Radio />,
  exception: <Clock />,
} as const;

/** What a moment comes to: the answer, who decided it, the token, the sentence, and everything else. */
export function SimulationView({ settings, moment, other }: SimulationViewProps) {
  const t = useTranslations('permissions.simulator');
  const actions = useTranslations('permissions.actions');
  const access = useTranslations('access');
  const { nameOf } = usePermissionWords(settings);
  const { capability, profile } = moment;
  const found = simulate(settings, moment);
  const decision = found.access[capability];
  const name = moment.there?.name ?? nameOf(profile);
  const answer = answerOf(decision);
  const compared =
    other === null
      ? null
      : { name: nameOf(other), access: simulate(settings, { ...moment, profile: other }).access };
  const who = whoAnswers(moment.preset);
  const sentence = access(`why.${decision.reason}`, { action: access(`actions.${capability}`), who });
  const works = decision.allowed ? '' : access(`stillWorks.${capabilityFacts[capability].group}`);
  return (
    <div className="min-w-0">
      <h2 className="font-serif text-22 font-semibold" aria-live="polite">
        {t(answer, { name, action: actions(capability) })}
      </h2>
      <h3 className="sr-only">{t('steps')}</h3>
      <ol className="mt-4 border-b border-line">
        {found.steps.map((step) => (
          <Step
            key={step.layer}
            step={step}
            isLast={step.layer === decision.decidedBy}
            name={nameOf(profile)}
            preset={access(`presets.${moment.preset}.name`)}
          />
        ))}
      </ol>
      <div className="mt-8 grid gap-8 tablet:grid-cols-[3fr_2fr]">
        <GrantBlock title={t('token')} lines={toGrantLines(found.grant)} />
        <section>
          <h3 className="text-13 font-semibold">{t('reads', { name })}</h3>
          <p className="mt-2 text-14">
            {sentence} {works}
          </p>
        </section>
      </div>
      <section className="mt-8">
        <h3 className="mb-1 text-13 font-semibold">{t('everything')}</h3>
        <AccessGroups access={found.access} compared={compared} preset={moment.preset} />
      </section>
    </div>
  );
}

type StepProps = { step: LayerStep; isLast: boolean; name: string; preset: string };

function Step({ step: { layer, answer, speaks }, isLast, name, preset }: StepProps) {
  const t = useTranslations('permissions.simulator');
  const decides = isLast && speaks;
  return (
    <li
      className={clsx(
        'grid min-h-11 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-3 text-14 tablet:grid-cols-[20px_minmax(0,1fr)_minmax(0,1fr)_auto] [&_.lucide]:size-4',
        decides && answer === 'no' && 'bg-poppy-wash',
        decides && answer === 'ask' && 'bg-gorse-wash',
        decides && answer === 'yes' && 'bg-moss-wash',
      )}
    >
      {layerIcons[layer]}
      <span className="font-medium">{t(`layers.${layer}`, { name, preset })}</span>
      <span className="text-13 text-ink-2 max-tablet:col-start-2">
        {speaks ? t(`says.${answer}`) : t('silent')}
      </span>
      <span className="max-tablet:col-start-3 max-tablet:row-start-1">
        {speaks ? answer === 'no' ? <X className="size-4 text-poppy" /> : answerIcons[answer] : null}
      </span>
    </li>
  );
}
