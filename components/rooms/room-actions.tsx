'use client';

import { clsx } from 'clsx';
import { LogOut, Settings } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type RoomActionsProps = {
  roomId: string;
  /** Why the reader cannot change the room; undefined when they can. */
  settingsDenied: string | undefined;
  onLeave: () => void;
  /** What stands above, such as the invites. */
  children?: ReactNode;
};

const row =
  'overlay flex min-h-11 w-full items-center justify-start! gap-3 rounded-8 px-3 text-left text-14 font-medium text-ink no-underline [&_.lucide]:size-5 [&_.lucide]:text-ink-2';

/** What one does with a room now and then: quiet rows under the door. */
export function RoomActions({ roomId, settingsDenied, onLeave, children }: RoomActionsProps) {
  const t = useTranslations('rooms.room.actions');
  return (
    <ul aria-label={t('label')} className="mt-6 grid desktop:px-3">
      {children}
      <li>
        {settingsDenied === undefined ? (
          <Link href={`/rooms/${roomId}/settings`} className={row}>
            <Settings strokeWidth={1.75} />
            {t('settings')}
          </Link>
        ) : (
          <Button
            variant="quiet"
            size={44}
            icon={<Settings strokeWidth={1.75} />}
            deniedReason={settingsDenied}
            className={clsx(row, 'px-3!')}
          >
            {t('settings')}
          </Button>
        )}
      </li>
      <li>
        <button type="button" aria-haspopup="dialog" onClick={onLeave} className={row}>
          <LogOut strokeWidth={1.75} />
          {t('leave')}
        </button>
      </li>
    </ul>
  );
}
