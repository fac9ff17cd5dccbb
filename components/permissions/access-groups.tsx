'use client';

import { clsx } from 'clsx';
import { Check, Hand, Minus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { whoAnswers, type PresetId } from '@/lib/access/presets';
import type { Access } from '@/lib/access/resolve-access';
import { countAnswers, toAccessGroups, type AccessLine } from '@/lib/permissions/access-lines';

export const answerIcons = {
  yes: <Check className="size-4 text-moss" />,
  ask: <Hand className="size-4 text-gorse-text" />,
  no: <Minus className="size-4 text-ink-3" />,
} as const;

/** Groups of features that come later: what is said about them counts from then on. */
const later: readonly string[] = ['worksheet', 'chat', 'questions'];

type AccessGroupsProps = {
  access: Access;
  /** The person or role to compare with. */
  compared: { name: string; access: Access } | null;
  /** Says under each refusal what the refused person reads. */
  hasReasons?: boolean;
  /** The kind of room: in some kinds anyone in the call answers an ask. */
  preset: PresetId;
};

/** Every permission in a sentence, under its heading, with the layer that decided; where another differs, a mark. */
export function AccessGroups({ access, compared, hasReasons = false, preset }: AccessGroupsProps) {
  const t = useTranslations('permissions.lines');
  const words = useTranslations('access.groups');
  const id = useId();
  const groups = toAccessGroups(access, compared?.access ?? null);
  const { differing: count, yes, ask, no } = countAnswers(groups);
  const difference = compared && ` ${t('differing', { name: compared.name, count })}`;
  return (
    <>
      <p role="status" className="text-14 text-ink-2">
        {t('count', { yes, ask, no })}
        {difference}
      </p>
      <div className="mt-5 gap-x-10 wide:columns-2">
        {groups.map(({ group, lines }) => (
          <section key={group} aria-labelledby={id + group} className="mb-7 break-inside-avoid">
            <h3 id={id + group} className="flex items-baseline justify-between gap-3 text-13 font-semibold">
              {words(group)}
              {later.includes(group) ? (
                <span className="text-12 font-normal text-ink-2">{t('later')}</span>
              ) : null}
            </h3>
            <ul className="mt-1.5 border-t border-line">
              {lines.map((line) => (
                <Line
                  key={line.capability}
                  {...{ line, hasReasons, preset }}
                  otherName={compared?.name ?? ''}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

type LineProps = { line: AccessLine; otherName: string; hasReasons: boolean; preset: PresetId };

function Line({ line, otherName, hasReasons, preset }: LineProps) {
  const { capability, answer, decidedBy, reason, other } = line;
  const t = useTranslations('permissions');
  const access = useTranslations('access');
  return (
    <li
      className={clsx(
        'grid min-h-9 grid-cols-[16px_minmax(0,1fr)_auto] content-center gap-x-2.5 border-b border-line py-2 text-13',
        other !== null && 'bg-sunken',
      )}
    >
      <span className="mt-0.5">{answerIcons[answer]}</span>
      <span>{t(`lines.${answer}`, { action: t(`actions.${capability}`) })}</span>
      <span className="mt-px text-12 text-ink-2">{t(`simulator.decidedBy.${decidedBy}`)}</span>
      {hasReasons && answer !== 'yes' ? (
        <span className="col-span-2 col-start-2 mt-0.5 text-12 text-ink-2">
          {t('lines.reads', {
            sentence: access(`why.${reason}`, {
              action: access(`actions.${capability}`),
              who: whoAnswers(preset),
            }),
          })}
        </span>
      ) : null}
      {other === null ? null : (
        <span className="col-span-2 col-start-2 mt-1 flex items-center gap-1.5 font-medium [&_.lucide]:size-3.5">
          {answerIcons[other]}
          {t(`lines.other.${other}`, { name: otherName })}
        </span>
      )}
    </li>
  );
}
