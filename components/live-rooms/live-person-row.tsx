import { Bot, CircleAlert, CircleCheck, CircleDot, Smartphone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { permissionWords } from '@/components/live-rooms/permission-words';
import { useServiceName } from '@/components/services/use-service-name';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PersonName } from '@/components/ui/people/person-name';
import type { LivePerson } from '@/lib/call/live-room';
import { personHue } from '@/lib/core/person-hue';

type LivePersonRowProps = {
  person: LivePerson;
  roomName: string;
  /** What they are in the room, in words. */
  role: string | null;
  onRemove: () => void;
};

/** Somebody in a call: what they may do there, and whether that is what the rules give. */
export function LivePersonRow({ person, roomName, role, onRemove }: LivePersonRowProps) {
  const t = useTranslations('admin.live');
  const { uid, identity, service, isPhone, isOwner, differences } = person;
  const serviceName = useServiceName();
  const name =
    service !== null
      ? serviceName({ kind: service, label: person.name })
      : uid === null
        ? t('unknown')
        : person.name;
  // It goes with its person. One that should not be there can be put out with them.
  const isRightPhone = isPhone && differences.length === 0;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-1 border-b border-line py-3 text-14 tablet:grid-cols-[200px_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        {service === null && !isPhone ? (
          <PersonName name={name} hue={personHue(uid ?? identity)} className="max-w-full font-medium" />
        ) : (
          <p className="flex items-start gap-1.5 font-medium [&_.lucide]:mt-0.5 [&_.lucide]:size-4">
            {isPhone ? <Smartphone /> : service === 'recorder' ? <CircleDot /> : <Bot />}
            <span className="min-w-0 wrap-anywhere">{isPhone ? t('phone', { name }) : name}</span>
          </p>
        )}
        {role === null || isPhone ? null : <p className="pl-[9px] text-13 text-ink-2">{role}</p>}
      </div>
      <div className="order-3 col-span-2 min-w-0 text-13 tablet:order-none tablet:col-span-1">
        <Rights person={person} />
      </div>
      {service !== null ? (
        <ButtonLink href="/admin/services" variant="quiet" size={32}>
          {t('tokens')}
        </ButtonLink>
      ) : uid === null || isRightPhone ? (
        <span />
      ) : (
        <Button
          variant="quiet"
          size={32}
          aria-label={t('removeOf', { name, room: roomName })}
          deniedReason={isOwner ? t('ownerStays') : undefined}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      )}
    </li>
  );
}

/** What they may do by the media server, and by the rules where that is something else. */
function Rights({ person: { differences, reported, given } }: Pick<LivePersonRowProps, 'person'>) {
  const t = useTranslations('admin.live');
  const say = (permission: LivePerson['reported'], otherwise: string) => {
    if (permission === null) return otherwise;
    const words = permissionWords(permission).map((word) => t(`may.${word}`));
    return words.length === 0 ? t('nothing') : words.join(', ');
  };
  if (differences.length === 0) {
    return (
      <>
        <p>{say(reported, t('notHere'))}</p>
        <p className="mt-0.5 flex items-center gap-1.5 text-ink-2">
          <CircleCheck className="size-4! text-moss" />
          {t('agrees')}
        </p>
      </>
    );
  }
  return (
    <>
      {differences.map((difference) => (
        <p key={difference} className="flex items-start gap-1.5 font-medium text-poppy">
          <CircleAlert className="mt-px size-4!" />
          {t(`differences.${difference}`)}
        </p>
      ))}
      <dl className="mt-1 grid grid-cols-[88px_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        <dt className="text-ink-2">{t('reported')}</dt>
        <dd>{say(reported, t('notHere'))}</dd>
        <dt className="text-ink-2">{t('given')}</dt>
        <dd>{say(given, t('noPlace'))}</dd>
      </dl>
    </>
  );
}
