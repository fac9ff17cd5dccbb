import { useFormatter, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PersonName } from '@/components/ui/people/person-name';
import { StatusDot } from '@/components/ui/people/status-dot';
import { formatDate } from '@/lib/core/dates';
import type { PersonColour } from '@/lib/core/person-hue';
import { nameFew, type InsidePerson } from '@/lib/rooms/session/inside';

type JoinCardProps = {
  roomId: string;
  /** Null while the service that knows it has not answered, or does not. */
  inside: InsidePerson[] | null;
  /** The session was ended for everyone, and the next is not the reader's to open; undefined while that is asked. */
  isShut: boolean | undefined;
};

/** The way into the call: a piece of the flint table, with who is there. Beside the page on a wide screen. */
export function Door({
  roomId,
  inside,
  isShut,
  colourOf,
}: JoinCardProps & { colourOf: (uid: string) => PersonColour }) {
  const t = useTranslations('rooms');
  const [first] = inside ?? [];
  const { named, more } = nameFew(inside ?? [], 6);
  return (
    <div className="flint grid gap-6 rounded-12 p-6 max-desktop:hidden">
      <div>
        <DoorState inside={inside} />
        <p className="mt-1 text-22 font-semibold">
          {first
            ? t('room.door.since', { time: formatDate(first.since, 'clock') })
            : isShut === undefined
              ? '\u00a0'
              : t(isShut ? 'room.door.ended' : 'room.door.quiet')}
        </p>
      </div>
      {named.length > 0 ? (
        <ul className="grid gap-2">
          {named.map(({ uid, name, isGuest }) => (
            <li key={uid}>
              <PersonName name={name} mark={isGuest ? t('live.guest') : undefined} {...colourOf(uid)} />
            </li>
          ))}
          {more > 0 ? <li className="text-stage-text-2">{t('live.more', { count: more })}</li> : null}
        </ul>
      ) : null}
      <JoinLink roomId={roomId} className="w-full" />
    </div>
  );
}

/** The same door as a bar at the lower edge, in reach of the thumb. */
export function DoorBar({ roomId, inside, isShut }: JoinCardProps) {
  const t = useTranslations('rooms.room.door');
  const format = useFormatter();
  const people = inside ?? [];
  const named = people.map(({ name, isGuest }) => (isGuest ? t('guestNamed', { name }) : name));
  return (
    <section
      aria-label={t('label')}
      className="flint fixed inset-x-0 bottom-0 z-bar flex items-center gap-4 px-4 py-2 pb-[calc(8px+env(safe-area-inset-bottom))] tablet:min-h-18 tablet:px-6 desktop:hidden"
    >
      <div className="min-w-0 flex-1">
        <DoorState inside={inside} />
        {people.length > 0 ? (
          <p className="truncate text-13 text-stage-text-2">{format.list(named)}</p>
        ) : isShut && inside !== null ? (
          <p className="text-13 text-stage-text-2">{t('ended')}</p>
        ) : null}
      </div>
      <JoinLink roomId={roomId} className="min-w-30 tablet:min-w-40" />
    </section>
  );
}

function DoorState({ inside }: Pick<JoinCardProps, 'inside'>) {
  const t = useTranslations('rooms');
  if (inside === null) return <span className="text-stage-text-2">{t('room.door.unknown')}</span>;
  if (inside.length === 0) return <StatusDot tone="quiet">{t('room.door.nobody')}</StatusDot>;
  return <StatusDot>{t('live.count', { count: inside.length })}</StatusDot>;
}

function JoinLink({ roomId, className }: { roomId: string; className: string }) {
  const t = useTranslations('rooms.live');
  return (
    <ButtonLink href={`/rooms/${roomId}/live`} variant="orchid" size={48} className={className}>
      {t('join')}
    </ButtonLink>
  );
}
