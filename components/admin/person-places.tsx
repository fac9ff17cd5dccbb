import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import { AccountSection } from '@/components/account/account-section';
import { LinkText } from '@/components/ui/buttons/link-text';
import type { Person } from '@/lib/admin/schema';

type PersonPlacesProps = Pick<Person, 'uid' | 'rooms' | 'groups'>;

/**
 * Where somebody belongs. Rooms and groups belong to others, so their names lead nowhere; the simulator tries out
 * what the person may do there.
 */
export function PersonPlaces({ uid, rooms, groups }: PersonPlacesProps) {
  const t = useTranslations('admin.person');
  const access = useProfileName();
  return (
    <>
      <AccountSection title={t('rooms.title')}>
        <Places
          none={t('rooms.none')}
          places={rooms.map(({ roomId, name, profile }) => ({
            id: roomId,
            name,
            what: (
              <LinkText
                href={`/admin/simulator?${new URLSearchParams({ person: uid, room: roomId })}`}
                aria-label={t('rooms.tryOut', { room: name })}
              >
                {access(profile)}
              </LinkText>
            ),
          }))}
        />
      </AccountSection>
      <AccountSection title={t('groups.title')}>
        <Places
          none={t('groups.none')}
          places={groups.map(({ groupId, name, isOwner }) => ({
            id: groupId,
            name,
            what: t(isOwner ? 'groups.owner' : 'groups.in'),
          }))}
        />
      </AccountSection>
    </>
  );
}

type PlacesProps = { none: string; places: readonly { id: string; name: string; what: ReactNode }[] };

function Places({ none, places }: PlacesProps) {
  if (places.length === 0) return <p className="text-14 text-ink-2">{none}</p>;
  return (
    <ul className="border-t border-line">
      {places.map(({ id, name, what }) => (
        <li
          key={id}
          className="flex min-h-10 items-center justify-between gap-4 border-b border-line py-1.5 text-14"
        >
          <span className="min-w-0 truncate font-medium">{name}</span>
          <span className="flex-none text-ink-2">{what}</span>
        </li>
      ))}
    </ul>
  );
}
