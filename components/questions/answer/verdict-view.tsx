'use client';

import { Check, CircleHelp, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { answerParts, type PartState, type Verdict } from '@/lib/questions/verdict';

const icons = {
  right: <Check className="text-moss" />,
  partly: <Check className="text-gorse-text" />,
  wrong: <X className="text-poppy" />,
  open: <CircleHelp className="text-ink-2" />,
} as const;

/** A verdict in words: as a whole, then its parts apart, what differs, and a hint. */
export function VerdictView({ verdict }: { verdict: Verdict }) {
  const t = useTranslations('questions.verdict');
  const format = useFormatter();
  const { state, parts, witness, hint, mistake, decidedBy } = verdict;
  const shown = answerParts.flatMap((part) => {
    const found = parts[part];
    return found === undefined ? [] : [{ part, state: found }];
  });
  const at = witness?.at.map(({ name, value }) => `${name} = ${value}`) ?? [];
  return (
    <div className="grid gap-1 text-14">
      <p className="flex items-center gap-2 font-semibold [&_.lucide]:size-4">
        {icons[state]}
        {t(state)}
        {decidedBy === undefined ? null : (
          <span className="text-13 font-normal text-ink-2">{t('decided')}</span>
        )}
      </p>
      {shown.length > 1 || state === 'partly' ? <Parts parts={shown} /> : null}
      {mistake && state !== 'right' ? <MistakeWords mistake={mistake} /> : null}
      {witness && at.length > 0 ? (
        <p className="text-13 text-ink-2">
          {witness.given === null
            ? t('witnessNone', { at: format.list(at) })
            : t('witness', { at: format.list(at), given: witness.given })}
        </p>
      ) : null}
      {hint === undefined ? null : <p className="text-13">{t('hint', { hint })}</p>}
    </div>
  );
}

type PartsProps = { parts: readonly { part: (typeof answerParts)[number]; state: PartState }[] };

function Parts({ parts }: PartsProps) {
  const t = useTranslations('questions.verdict');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
      {parts.map(({ part, state }) => (
        <li key={part} className="flex items-center gap-1 [&_.lucide]:size-3.5">
          {icons[state]}
          {t(`parts.${part}`)}: {t(`part.${state}`)}
        </li>
      ))}
    </ul>
  );
}

/** What an answer shows that went wrong. */
export function MistakeWords({ mistake }: { mistake: NonNullable<Verdict['mistake']> }) {
  const t = useTranslations('questions.mistakes');
  return <p className="text-13 text-ink-2">{t(mistake.kind, { power: mistake.power ?? 'none' })}</p>;
}
