'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { TextField } from '@/components/ui/fields/text-field';
import { useOrphanedFocus } from '@/lib/core/client/use-orphaned-focus';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useFoundRooms, type FoundRoom } from '@/lib/services/client/use-found-rooms';

type RoomChoiceProps = {
  room: FoundRoom | null;
  onChoose: (room: FoundRoom | null) => void;
  /** It has to be chosen first. */
  isMissing: boolean;
};

/** Chooses one room of all there are: by the beginning of its name, or by its link. */
export function RoomChoice({ room, onChoose, isMissing }: RoomChoiceProps) {
  const t = useTranslations('admin.services.room');
  const chosen = useOrphanedFocus<HTMLDivElement>(room !== null);
  if (room === null) return <Finding {...{ onChoose, isMissing }} />;
  return (
    <div>
      <p className="mb-2 text-14 font-medium">{t('label')}</p>
      <div
        ref={chosen}
        className="flex min-h-10 items-center justify-between gap-2 rounded-8 border border-line py-1 pl-3"
      >
        <span className="min-w-0">
          <span className="block truncate text-14">{room.name}</span>
          {room.owner === null ? null : (
            <span className="block truncate text-13 text-ink-2">{t('of', { name: room.owner })}</span>
          )}
        </span>
        <IconButton label={t('another')} icon={<X />} onClick={() => onChoose(null)} />
      </div>
    </div>
  );
}

function Finding({ onChoose, isMissing }: Pick<RoomChoiceProps, 'onChoose' | 'isMissing'>) {
  const t = useTranslations('admin.services.room');
  const [typed, setTyped] = useState('');
  const { rooms, fault, failure } = useFoundRooms(typed);
  const error = useUserError(failure);
  const problem = fault !== null ? t(`faults.${fault}`) : isMissing ? t('missing') : undefined;
  return (
    <div>
      <TextField
        label={t('label')}
        type="search"
        autoComplete="off"
        maxLength={300}
        hint={t('hint')}
        error={rooms === null || rooms.length === 0 ? problem : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // It looks by itself; Enter takes the only one that was found, and sends nothing.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [only, another] = rooms ?? [];
          if (only && !another) onChoose(only);
        }}
      />
      <p role="status" className="sr-only">
        {rooms === null ? '' : t('found', { count: rooms.length })}
      </p>
      <FailureNotice error={error} className="mt-2" />
      {rooms !== null && rooms.length > 0 ? (
        <ul aria-label={t('list')} className="mt-2 border-t border-line">
          {rooms.map((room) => (
            <li key={room.roomId} className="border-b border-line">
              <button
                type="button"
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-6 px-1 text-left text-14 hover:bg-sunken"
                onClick={() => onChoose(room)}
              >
                <span className="min-w-0 truncate">{room.name}</span>
                <span className="min-w-0 flex-none truncate text-13 text-ink-2">{room.owner}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {rooms?.length === 0 && problem === undefined ? (
        <p className="mt-2 text-13 text-ink-2">{t('none')}</p>
      ) : null}
    </div>
  );
}
