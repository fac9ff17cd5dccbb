import { useTranslations } from 'next-intl';
import { LivePersonRow } from '@/components/live-rooms/live-person-row';
import { Button } from '@/components/ui/buttons/button';
import { StatusDot } from '@/components/ui/people/status-dot';
import type { LivePerson, LiveRoom } from '@/lib/call/live-room';
import { formatDate } from '@/lib/core/dates';

type LiveRoomSectionProps = {
  room: LiveRoom;
  roleOf: (person: LivePerson) => string | null;
  onEnd: () => void;
  onRemove: (person: LivePerson) => void;
};

/** A room in which somebody is now. No landmark: two rooms may have one name, and a school has many of them. */
export function LiveRoomSection({ room, roleOf, onEnd, onRemove }: LiveRoomSectionProps) {
  const t = useTranslations('admin.live');
  const name = room.name ?? t('goneRoom');
  return (
    <article aria-label={name} className="mt-8 first:mt-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-2">
        <h2 className="flex min-w-0 items-center gap-2 text-16 font-semibold">
          <span className="truncate">{name}</span>
          {room.startedAt === null ? null : (
            <StatusDot className="flex-none text-13 tabular">
              {t('since', { time: formatDate(room.startedAt, 'clock') })}
            </StatusDot>
          )}
        </h2>
        <Button variant="edge" size={32} aria-label={t('endOf', { room: name })} onClick={onEnd}>
          {t('end')}
        </Button>
      </header>
      <ul aria-label={t('people', { room: name })}>
        {room.people.map((person) => (
          <LivePersonRow
            key={person.identity}
            person={person}
            roomName={name}
            role={roleOf(person)}
            onRemove={() => onRemove(person)}
          />
        ))}
      </ul>
    </article>
  );
}
