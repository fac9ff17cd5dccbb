'use client';

import { clsx } from 'clsx';
import {
  Bell,
  CalendarDays,
  CircleHelp,
  DoorClosed,
  Eye,
  Folder,
  History,
  LogOut,
  MessageSquare,
  Settings,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';

type RoomActionsProps = {
  roomId: string;
  /** Whether the reader sees what was done in the room, and what others may do. */
  isManager: boolean;
  /** Why nobody rehearses now, such as in a room that is put away. */
  rehearsalDenied: string | undefined;
  /** Whether the reader plans here. */
  isPlanner: boolean;
  /** Opens the plan of the room, and the ways into one's own calendar. */
  onPlan: () => void;
  /** Opens what reaches the reader from the room; a guest has no inbox to choose for. */
  onNotices: (() => void) | undefined;
  onLeave: () => void;
  /** What stands last, such as the duties of hosts. */
  foot?: ReactNode;
};

const row =
  'overlay flex min-h-11 w-full items-center justify-start! gap-3 rounded-8 px-3 text-left text-14 font-medium text-ink no-underline [&_.lucide]:size-5 [&_.lucide]:text-ink-2';

/** What one does with a room now and then: quiet rows under the door. */
export function RoomActions({
  roomId,
  isManager,
  isPlanner,
  rehearsalDenied,
  onPlan,
  onNotices,
  onLeave,
  foot,
}: RoomActionsProps) {
  const t = useTranslations('rooms.room.actions');
  return (
    <ul aria-label={t('label')} className="mt-6 grid max-desktop:-mx-3 desktop:px-3">
      <Place href={`/rooms/${roomId}/chat`} icon={<MessageSquare strokeWidth={1.75} />}>
        {t('chat')}
      </Place>
      <Place href={`/rooms/${roomId}/files`} icon={<Folder strokeWidth={1.75} />}>
        {t('files')}
      </Place>
      <Place href={`/rooms/${roomId}/questions`} icon={<CircleHelp strokeWidth={1.75} />}>
        {t('questions')}
      </Place>
      <li>
        <button type="button" aria-haspopup="dialog" onClick={onPlan} className={row}>
          <CalendarDays strokeWidth={1.75} />
          {t(isPlanner ? 'plan' : 'calendar')}
        </button>
      </li>
      {onNotices === undefined ? null : (
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onNotices} className={row}>
            <Bell strokeWidth={1.75} />
            {t('notices')}
          </button>
        </li>
      )}
      <Place href={`/rooms/${roomId}/settings`} icon={<Settings strokeWidth={1.75} />}>
        {t('settings')}
      </Place>
      {isManager ? (
        <>
          <Place href={`/rooms/${roomId}/history`} icon={<History strokeWidth={1.75} />}>
            {t('history')}
          </Place>
          <Place href={`/rooms/${roomId}/see-as`} icon={<Eye strokeWidth={1.75} />}>
            {t('seeAs')}
          </Place>
          <Place
            href={`/rooms/${roomId}/rehearsal`}
            icon={<DoorClosed strokeWidth={1.75} />}
            denied={rehearsalDenied}
          >
            {t('rehearse')}
          </Place>
        </>
      ) : null}
      <li>
        <button type="button" aria-haspopup="dialog" onClick={onLeave} className={row}>
          <LogOut strokeWidth={1.75} />
          {t('leave')}
        </button>
      </li>
      {foot}
    </ul>
  );
}

type PlaceProps = { href: string; icon: ReactNode; denied?: string | undefined; children: ReactNode };

/** A page about the room; where it is not for the reader it stands there and says why. */
function Place({ href, icon, denied, children }: PlaceProps) {
  return (
    <li>
      {denied === undefined ? (
        <Link href={href} className={row}>
          {icon}
          {children}
        </Link>
      ) : (
        <Button variant="quiet" size={44} icon={icon} deniedReason={denied} className={clsx(row, 'px-3!')}>
          {children}
        </Button>
      )}
    </li>
  );
}
