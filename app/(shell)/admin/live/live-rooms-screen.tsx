'use client';

import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LiveActionDialog, type LiveAction } from '@/app/(shell)/admin/live/live-action-dialog';
import { AdminTitle } from '@/components/admin/admin-title';
import { LiveRoomSection } from '@/components/live-rooms/live-room-section';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { isPersonProfileId } from '@/lib/access/profiles';
import { useProfileName } from '@/components/access/use-profile-name';
import { useLiveRooms } from '@/lib/call/client/use-live-rooms';
import { countPeople, type LivePerson } from '@/lib/call/live-room';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** Who is in which call now, and whether everybody may there what the rules give them. */
export function LiveRoomsScreen() {
  const t = useTranslations('admin.live');
  const { rooms, failure, isLoading, refresh } = useLiveRooms();
  const error = useUserError(failure);
  const [action, setAction] = useState<LiveAction | null>(null);
  const profileName = useProfileName();
  const people = (rooms ?? []).flatMap((room) => room.people);
  const differing = people.filter(({ differences }) => differences.length > 0).length;
  const roleOf = ({ profile, service }: LivePerson) =>
    service !== null ? null : profile !== null && isPersonProfileId(profile) ? profileName(profile) : profile;

  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <AdminTitle>{t('title')}</AdminTitle>
          {rooms && rooms.length > 0 ? (
            <p className="mt-1 text-14 text-ink-2">
              {t('line', {
                rooms: rooms.length,
                people: countPeople(people),
              })}
            </p>
          ) : null}
        </div>
        <Button
          variant="edge"
          size={32}
          icon={<RefreshCw />}
          isPending={rooms === null ? isLoading : false}
          onClick={() => void refresh()}
        >
          {t('refresh')}
        </Button>
      </header>
      <FailureNotice error={error} className="mt-4" />
      {rooms === null && failure === null ? (
        <div role="status" aria-label={t('loading')} className="mt-8">
          <Skeleton className="h-6 w-60" />
          <Skeleton className="mt-3 h-12 w-full" />
        </div>
      ) : null}
      {rooms && rooms.length > 0 ? (
        <Notice tone={differing === 0 ? 'moss' : 'poppy'} className="mt-4">
          {t('right', { count: differing })}
        </Notice>
      ) : null}
      {rooms?.length === 0 ? (
        <EmptyState className="mt-8" title={t('empty.title')} why={t('empty.line')} />
      ) : null}
      {rooms?.map((room) => (
        <LiveRoomSection
          key={room.roomId}
          room={room}
          roleOf={roleOf}
          onEnd={() => setAction({ kind: 'end', room })}
          onRemove={(person) => setAction({ kind: 'remove', room, person })}
        />
      ))}
      {action ? <LiveActionDialog action={action} onClose={() => setAction(null)} onDone={refresh} /> : null}
    </>
  );
}
