import { useTranslations } from 'next-intl';
import { QrCode } from '@/components/ui/qr-code';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { PersonColour } from '@/lib/core/person-hue';
import { cardPath } from '@/lib/groups/card-link';
import { showClassCode } from '@/lib/groups/class-code';
import type { Group, GroupPerson } from '@/lib/groups/schema';

type LearnerCardProps = {
  learner: GroupPerson;
  colour: PersonColour;
  group: Group;
  hostName: string;
  origin: string;
  /** Undefined when it is not printed. */
  pin: string | undefined;
};

/** A long name is set smaller, so that all of it stays on the card. */
function nameSize(name: string): 'short' | 'medium' | 'long' | 'longest' {
  const { length } = Array.from(name);
  if (length <= 12) return 'short';
  if (length <= 24) return 'medium';
  return length <= 40 ? 'long' : 'longest';
}

/** One learner's card. */
export function LearnerCard(props: LearnerCardProps) {
  const { colour, group, hostName, origin, pin } = props;
  const { uid, name } = props.learner;
  const t = useTranslations('groups.cards');
  return (
    <li className="learner-card">
      <div className="min-w-0">
        <div className="grid min-w-0 grid-cols-[3px_minmax(0,1fr)] gap-x-[calc(3*var(--mm))]">
          <PersonBar {...colour} className="row-span-3 h-full" />
          <p className="learner-card-name title" data-size={nameSize(name)}>
            {name}
          </p>
          <p className="learner-card-line text-ink-2">{group.name}</p>
          <p className="learner-card-line text-ink-2">{t('with', { host: hostName })}</p>
        </div>
        <div className="mt-[calc(3*var(--mm))] pl-[calc(3px+3*var(--mm))]">
          <p className="learner-card-code font-mono">{showClassCode(group.code)}</p>
          {pin === undefined ? null : (
            <p className="font-mono">
              {t('pin')} {pin}
            </p>
          )}
        </div>
      </div>
      {origin === '' ? (
        <span />
      ) : (
        <QrCode
          text={`${origin}${cardPath(group.code, uid)}`}
          title={t('qr', { name })}
          className="learner-card-square"
        />
      )}
      <p className="col-span-2 pl-[calc(3px+3*var(--mm))] wrap-anywhere text-ink-2">
        {t('how', { address: `${origin.replace(/^https?:\/\//u, '')}/card` })}
      </p>
    </li>
  );
}
