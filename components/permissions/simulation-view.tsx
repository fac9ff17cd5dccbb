'use client';

import { clsx } from 'clsx';
import { Building2, Check, Clock, Hand, Minus, Radio, Settings, User, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { GrantBlock } from '@/components/permissions/grant-block';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import { capabilities, capabilityFacts, type Capability } from '@/lib/access/capabilities';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { OrganizationSettings } from '@/lib/organization/schema';
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
const answerIcons = {
  yes: <Check className="size-4 text-moss" />,
  ask: <Hand className="size-4 text-gorse-text" />,
  no: <Minus className="size-4 text-ink-3" />,
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
  const answer = decision.allowed ? 'yes' : decision.askable ? 'ask' : 'no';
  const sentence = access(`why.${decision.reason}`, { action: access(`actions.${capability}`) });
  const works = decision.allowed ? '' : access(`stillWorks.${capabilityFacts[capability].group}`);
  return (
    <div className="min-w-0" aria-live="polite">
      <h2 className="font-serif text-22 font-semibold">{t(answer, { name, action: actions(capability) })}</h2>
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
      {other === null ? null : <Differences {...{ settings, moment, other }} />}
      <section className="mt-8">
        <h3 className="text-13 font-semibold">{t('everything')}</h3>
        <ul className="mt-2 gap-x-8 tablet:columns-2">
          {capabilities
            .filter((each) => each !== capability)
            .map((each) => {
              const { allowed, askable, decidedBy } = found.access[each];
              return (
                <li key={each} className="flex min-h-9 items-center gap-2 border-b border-line text-13">
                  {answerIcons[allowed ? 'yes' : askable ? 'ask' : 'no']}
                  <span className="sr-only">{t(`says.${allowed ? 'yes' : askable ? 'ask' : 'no'}`)}</span>
                  <span className="flex-1">{actions(each)}</span>
                  <span className="text-12 text-ink-2">{t(`decidedBy.${decidedBy}`)}</span>
                </li>
              );
            })}
        </ul>
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

function Differences({ settings, moment, other }: SimulationViewProps & { other: PersonProfileId }) {
  const t = useTranslations('permissions.simulator');
  const actions = useTranslations('permissions.actions');
  const { nameOf } = usePermissionWords(settings);
  const [mine, theirs] = [simulate(settings, moment), simulate(settings, { ...moment, profile: other })];
  const answerOf = (found: typeof mine, capability: Capability) => {
    const { allowed, askable } = found.access[capability];
    return allowed ? 'yes' : askable ? 'ask' : 'no';
  };
  const differing = capabilities.filter((each) => answerOf(mine, each) !== answerOf(theirs, each));
  const name = nameOf(other);
  if (differing.length === 0) return <p className="mt-8 text-14">{t('noDifference', { name })}</p>;
  return (
    <section className="mt-8">
      <h3 className="text-13 font-semibold">{t('differences', { name })}</h3>
      <ul className="mt-2">
        {differing.map((each) => (
          <li key={each} className="flex min-h-9 items-center gap-3 border-b border-line text-13">
            <span className="flex-1">{actions(each)}</span>
            {([mine, theirs] as const).map((found, index) => (
              <span key={index} className="flex w-24 items-center gap-1 text-12 text-ink-2">
                {answerIcons[answerOf(found, each)]}
                {index === 0 ? nameOf(moment.profile) : name}
                <span className="sr-only">{t(`says.${answerOf(found, each)}`)}</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
