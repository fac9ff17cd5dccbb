import { Check } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { WaitAnswers, WaitLine } from '@/components/lobby/door-queue';
import { startWords } from '@/components/rooms/list/start-words';
import { whenWords } from '@/components/rooms/when-words';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PersonName } from '@/components/ui/people/person-name';
import { StatusDot } from '@/components/ui/people/status-dot';
import { formatDate } from '@/lib/core/dates';
import { firstName } from '@/lib/core/first-name';
import type { PersonColour } from '@/lib/core/person-hue';
import { joinAndAdmitPath } from '@/lib/lobby/at-door';
import type { DoorAnswers } from '@/lib/lobby/client/use-door-answers';
import type { WaitingRow } from '@/lib/lobby/waiting-row';
import type { ShutDoor } from '@/lib/rooms/session/call-end';
import { nameFew, type InsidePerson } from '@/lib/rooms/session/inside';

/** A room's door as one person sees it: who is inside, who waits, and whether it is theirs to open. */
export type DoorView = {
  roomId: string;
  /** Null while the service that knows it has not answered, or does not. */
  inside: InsidePerson[] | null;
  /** The call ended for everyone and the next is not the reader's to open; null else, undefined while that is asked. */
  shut: ShutDoor | null | undefined;
  /** The next meeting, or the one that goes on (ms); null where none is planned. `end` is null while it is unknown. */
  meeting: { start: number; end: number | null } | null;
  /** In the order in which they came. Nobody for readers who let nobody in. */
  waiting: readonly WaitingRow[];
  answers: DoorAnswers;
  now: number;
};

/** The way into the call: a piece of the flint table, with who is there. Beside the page on a wide screen. */
export function Door({ colourOf, ...door }: DoorView & { colourOf: (uid: string) => PersonColour }) {
  const t = useTranslations('rooms');
  const { inside, shut, waiting, now } = door;
  const [first] = inside ?? [];
  const { named, more } = nameFew(inside ?? [], 6);
  return (
    <div className="flint grid gap-6 rounded-12 p-6 max-desktop:hidden">
      <div>
        <DoorState inside={inside} shut={shut} />
        <p className="mt-1 text-22 font-semibold text-balance">
          {first
            ? t('room.door.since', { time: formatDate(first.since, 'clock') })
            : shut === undefined
              ? '\u00a0'
              : shut
                ? t('room.door.opens', { name: shut.opener ?? t('room.door.aHost') })
                : t('room.door.quiet')}
        </p>
        <NextMeeting {...door} isLive={first !== undefined} />
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {waiting.length > 0 ? (
          <WaitLine {...{ waiting, now }} className="mb-1 border-t border-line pt-5" />
        ) : null}
        <WayIn {...door} className="w-full" />
        {waiting[0] && waiting.length === 1 ? (
          <WaitAnswers {...door} person={waiting[0]} isLive={first !== undefined} />
        ) : null}
        {shut && !first ? <p className="text-13 text-stage-text-2">{t('room.door.seesYou')}</p> : null}
      </div>
    </div>
  );
}

/** The same door as a bar at the lower edge, in reach of the thumb. */
export function DoorBar(door: DoorView) {
  const t = useTranslations('rooms.room.door');
  const format = useFormatter();
  const { inside, shut, waiting, answers, now, roomId } = door;
  const people = inside ?? [];
  const named = people.map(({ name, isGuest }) => (isGuest ? t('guestNamed', { name }) : name));
  const [person] = waiting;
  return (
    <section
      aria-label={t('label')}
      className="flint fixed inset-x-0 bottom-0 z-bar flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-2 pb-[calc(8px+env(safe-area-inset-bottom))] tablet:min-h-18 tablet:px-6 desktop:hidden"
    >
      <div className={person || shut ? 'w-full' : 'min-w-0 flex-1'}>
        {person ? (
          <WaitLine {...{ waiting, now }} className="pt-1" />
        ) : (
          <>
            {shut && people.length === 0 ? (
              <p className="pt-1 font-semibold">{t('opens', { name: shut.opener ?? t('aHost') })}</p>
            ) : (
              <DoorState inside={inside} shut={shut} />
            )}
            {people.length > 0 ? (
              <p className="truncate text-13 text-stage-text-2">{format.list(named)}</p>
            ) : (
              <NextMeeting {...door} isLive={false} />
            )}
          </>
        )}
      </div>
      {person && waiting.length === 1 && people.length > 0 ? (
        <WaitAnswers {...{ roomId, answers }} person={person} isLive size={44} />
      ) : null}
      <WayIn {...door} isShort className={person || shut ? 'flex-1' : 'min-w-30 tablet:min-w-40'} />
    </section>
  );
}

function DoorState({ inside, shut }: Pick<DoorView, 'inside' | 'shut'>) {
  const t = useTranslations('rooms');
  if (inside === null) return <span className="text-stage-text-2">{t('room.door.unknown')}</span>;
  if (inside.length > 0) return <StatusDot>{t('live.count', { count: inside.length })}</StatusDot>;
  if (!shut) return <StatusDot tone="quiet">{t('room.door.nobody')}</StatusDot>;
  const { endedAt, endedBy } = shut;
  const values = { time: endedAt === null ? '' : formatDate(endedAt, 'clock'), name: endedBy ?? '' };
  const key = endedAt === null ? 'ended' : endedBy === null ? 'endedAt' : 'endedBy';
  return (
    <span className="flex items-center gap-2 text-stage-text-2">
      <Check aria-hidden="true" className="size-4!" />
      {t(`room.door.${key}`, values)}
    </span>
  );
}

type NextMeetingProps = Pick<DoorView, 'shut' | 'meeting' | 'now'> & { isLive: boolean };

/** Until when a call is planned, or when the room meets next, with the minutes as it comes near. */
function NextMeeting({ shut, meeting, now, isLive }: NextMeetingProps) {
  const t = useTranslations('rooms');
  if (shut && !isLive) {
    const { meetsAt } = shut;
    return meetsAt === null ? null : (
      <p className="text-14">{t('room.door.meets', whenWords(meetsAt, now))}</p>
    );
  }
  if (meeting === null) return null;
  const { start, end } = meeting;
  if (isLive) {
    if (end === null || start > now) return null;
    return <p className="text-14">{t('room.door.until', { time: formatDate(end, 'clock') })}</p>;
  }
  const { key, values } = startWords(start, now);
  const when = t(`list.start.${key}`, { ...values });
  return <p className="text-14">{t('room.door.begins', { time: formatDate(start, 'clock'), when })}</p>;
}

type WayInProps = DoorView & { isShort?: boolean; className: string };

/** The one button of the door: into the call, with those who wait, or to the place where one waits oneself. */
function WayIn({ roomId, inside, shut, waiting, isShort = false, className }: WayInProps) {
  const t = useTranslations('rooms');
  const lobby = useTranslations('lobby.door');
  const [person] = waiting;
  if (person) {
    const words = lobby('join', { count: waiting.length, name: person.name });
    return (
      <ButtonLink
        href={joinAndAdmitPath(roomId, waiting)}
        variant="orchid"
        size={48}
        aria-label={words}
        className={className}
      >
        <span className="truncate">
          {isShort
            ? lobby('joinShort')
            : lobby('join', { count: waiting.length, name: firstName(person.name) })}
        </span>
      </ButtonLink>
    );
  }
  const isShut = shut !== null && shut !== undefined && inside?.length === 0;
  return (
    <ButtonLink
      href={isShut ? `/rooms/${roomId}/live?wait` : `/rooms/${roomId}/live`}
      variant={isShut ? 'stage' : 'orchid'}
      size={48}
      className={className}
    >
      {t(isShut ? 'room.door.wait' : 'live.join')}
    </ButtonLink>
  );
}
