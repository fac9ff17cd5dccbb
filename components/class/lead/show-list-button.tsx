'use client';

import { useTranslations } from 'next-intl';
import { ShowPageButton } from '@/components/class/lead/show-page-button';
import { useNamesHidden } from '@/components/class/wall/names-hidden';
import { Button } from '@/components/ui/buttons/button';
import { Popover } from '@/components/ui/overlays/popover';
import { traitsOf } from '@/lib/access/profiles';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchMembers } from '@/lib/rooms/client/watch-room';
import type { Member } from '@/lib/rooms/schema';

type ShowListProps = { roomId: string; handoutId: string; onFailed: (thrown: unknown) => void };

/** The learners of the room, each with the way to show their page; nothing while names are hidden. */
export function ShowListButton(props: ShowListProps) {
  const t = useTranslations('worksheet.class.show');
  if (useNamesHidden()) return null;
  return (
    <Popover
      label={t('list')}
      width="wide"
      align="end"
      trigger={
        <Button variant="edge" size={32}>
          {t('openList')}
        </Button>
      }
    >
      <ShowList {...props} />
    </Popover>
  );
}

function ShowList({ roomId, handoutId, onFailed }: ShowListProps) {
  const t = useTranslations('worksheet.class.show');
  const members = useWatch(watchMembers, roomId).value;
  const learners = (members ?? [])
    .filter(mayHavePage)
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <>
      <p className="text-13 text-ink-2">{t('what')}</p>
      {members !== undefined && learners.length === 0 ? <p className="mt-2 text-14">{t('nobody')}</p> : null}
      <ul aria-label={t('list')} className="mt-2 divide-y divide-line">
        {learners.map(({ uid, name }) => (
          <li key={uid} className="flex min-h-11 flex-wrap items-center justify-between gap-2 py-1">
            <span className="min-w-0 text-14 wrap-anywhere">{name}</span>
            <ShowPageButton {...{ roomId, handoutId, onFailed }} learner={{ uid, name }} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Hosts lead the class, and people whom others do not see only watch. */
function mayHavePage({ profile }: Member): boolean {
  const { isHost, hidden } = traitsOf(profile);
  return !isHost && !hidden;
}
