import { useTranslations } from 'next-intl';
import { useProfileName } from '@/components/access/use-profile-name';
import { Button } from '@/components/ui/buttons/button';
import { LinkText } from '@/components/ui/buttons/link-text';
import type { PersonProfileId } from '@/lib/access/profiles';

type ListedRoom = { roomId: string; name: string; profile: PersonProfileId };

type GroupRoomsViewProps = {
  rooms: readonly ListedRoom[];
  /** Whether there is a room that the group is not in yet. */
  canAdd: boolean;
  onAdd: () => void;
  onTakeOut: (room: ListedRoom) => void;
};

/** The rooms of a group. */
export function GroupRoomsView({ rooms, canAdd, onAdd, onTakeOut }: GroupRoomsViewProps) {
  const t = useTranslations('groups.rooms');
  const access = useProfileName();
  return (
    <section aria-labelledby="group-rooms" className="mt-10">
      <div className="flex items-center justify-between gap-4">
        <h2 id="group-rooms" className="text-22 font-semibold">
          {t('title')}
        </h2>
        {canAdd ? (
          <Button variant="edge" size={32} aria-haspopup="dialog" onClick={onAdd}>
            {t('add')}
          </Button>
        ) : null}
      </div>
      <p className="mt-1 max-w-[60ch] text-ink-2">
        {rooms.length > 0 ? t('line') : canAdd ? t('none') : t('noRoom')}
      </p>
      <ul className="mt-3">
        {rooms.map((room) => (
          <li key={room.roomId} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0">
              <LinkText variant="plain" href={`/rooms/${room.roomId}`} className="font-medium wrap-anywhere">
                {room.name}
              </LinkText>{' '}
              <span className="text-ink-2">{access(room.profile)}</span>
            </span>
            <Button
              variant="quiet"
              size={32}
              aria-label={t('remove', { room: room.name })}
              onClick={() => onTakeOut(room)}
            >
              {t('takeOut')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
