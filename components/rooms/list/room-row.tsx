'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import { lengthWords } from '@/components/rooms/settings/length-words';
import { RoomPicture } from '@/components/rooms/room-picture';
import { RoomMenu, type RoomRowActions } from '@/components/rooms/room-menu';
import { whenWords } from '@/components/rooms/when-words';
import { startWords } from '@/components/rooms/list/start-words';
import { AvatarGroup } from '@/components/ui/people/avatar-group';
import { needsNoHost } from '@/lib/access/presets';
import { baseOf } from '@/lib/access/profiles';
import { useOrphanedFocus } from '@/lib/core/client/use-orphaned-focus';
import type { WatchSeen } from '@/lib/core/client/use-seen';
import { formatDate, formatDay } from '@/lib/core/dates';
import type { MemberPreview } from '@/lib/rooms/members/member-preview';
import type { RoomSummary } from '@/lib/rooms/list/room-list';

type RoomRowProps = RoomRowActions & {
  room: RoomSummary;
  /** When it meets next; undefined when that is not planned. */
  start?: number;
  now: number;
  /** Who belongs to it besides the reader; undefined while that is not known. */
  memberPreview: MemberPreview | undefined;
  /** Is told when the row comes into view. */
  watchRow: WatchSeen;
  /** Why it is still here, when putting it away has failed. */
  notice: ReactNode;
  /** It has come back a moment ago: its row takes the focus that what brought it back had. */
  isBack: boolean;
};

/** A room with nobody inside. */
export function RoomRow(props: RoomRowProps) {
  const { room, start, now, memberPreview, watchRow, notice, isBack, ...actions } = props;
  const t = useTranslations('rooms.live');
  const menu = useOrphanedFocus<HTMLSpanElement>(isBack);
  return (
    <li
      ref={watchRow}
      data-id={room.roomId}
      className="group grid min-h-18 grid-cols-[minmax(0,1fr)_auto_auto_32px] items-center gap-x-3 border-t border-line py-2 first:border-t-0 tablet:col-span-full tablet:min-h-16 tablet:grid-cols-subgrid tablet:gap-x-6"
    >
      <div className="flex min-w-0 items-center gap-3">
        <RoomPicture {...room} className="size-10" />
        <div className="min-w-0">
          <Link
            href={`/rooms/${room.roomId}`}
            className="target block rounded-4 wrap-anywhere text-16 font-medium underline-offset-3 hover:underline"
          >
            {room.name}
          </Link>
          <p className="text-13 text-ink-2">
            <WeeklyPlan room={room} start={start} now={now} />
            <RoomRole room={room} others={memberPreview?.others} />
          </p>
        </div>
      </div>
      <span className="max-tablet:hidden">
        {memberPreview ? <Faces memberPreview={memberPreview} /> : null}
      </span>
      <RoomTime room={room} start={start} now={now} />
      <ButtonLink
        href={`/rooms/${room.roomId}/live`}
        variant="edge"
        size={32}
        aria-label={t('joinRoom', { room: room.name })}
        // Shown by the row under the pointer, by the focus, and always where nothing hovers.
        className="tablet:opacity-0 tablet:group-focus-within:opacity-100 tablet:group-hover:opacity-100 pointer-coarse:opacity-100"
      >
        {t('join')}
      </ButtonLink>
      <span ref={menu} className="contents">
        <RoomMenu room={room} {...actions} />
      </span>
      {notice ? <div className="col-span-full py-2">{notice}</div> : null}
    </li>
  );
}

type RoomRoleProps = {
  room: RoomSummary;
  /** How many people belong to it besides the reader; undefined while that is not known. */
  others?: number | undefined;
};

/** What the room is for, what the reader is in it, and with how many. */
export function RoomRole({ room, others }: RoomRoleProps) {
  const t = useTranslations('rooms.list');
  const access = useTranslations('access');
  const profileName = useProfileName();
  const preset = access(`presets.${room.preset}.name`);
  const isHost = baseOf(room.profile) === 'host';
  const role = needsNoHost(room.preset)
    ? t('asEqual', { preset })
    : isHost
      ? t('asHost', { preset })
      : t('asOther', { preset, profile: profileName(room.profile).toLowerCase() });
  if (others === undefined) return role;
  return t(isHost ? 'withPeople' : 'withOthers', { role, count: others });
}

/** On which day it meets, and from when to when, where that is every week. */
function WeeklyPlan({
  room: { plan },
  start,
  now,
}: Pick<RoomRowProps, 'room' | 'now'> & { start?: number | undefined }) {
  const t = useTranslations('rooms.settings.plan.when');
  if (plan?.kind !== 'weekly' || start === undefined) return null;
  return `${t('weekly', whenWords(start, now, plan.minutes))}. `;
}

function Faces({ memberPreview: { faces, others } }: { memberPreview: MemberPreview }) {
  const t = useTranslations('rooms.list');
  const format = useFormatter();
  if (faces.length === 0) return null;
  const more = others - faces.length;
  const names = [...faces.map(({ name }) => name), ...(more > 0 ? [t('morePeople', { count: more })] : [])];
  return <AvatarGroup people={faces} total={others} label={format.list(names)} />;
}

/** When it meets next; else how long the last session was, and when; else since when the reader belongs to it. */
function RoomTime({ room, start, now }: Pick<RoomRowProps, 'room' | 'now'> & { start: number | undefined }) {
  const t = useTranslations('rooms.list');
  const { last, addedAt } = room;
  if (start !== undefined) {
    const { key, values } = startWords(start, now);
    return <TwoLines first={formatDate(start, 'clock')} second={t(`start.${key}`, { ...values })} />;
  }
  if (last) {
    const { key, values } = lengthWords(last);
    return <TwoLines first={t(`length.${key}`, values)} second={formatDay(last.startedAt, now)} />;
  }
  return (
    <p className="text-right text-13 text-ink-2 tabular">
      <span className="block">{t('added')}</span>
      <span className="block">{formatDay(addedAt, now)}</span>
    </p>
  );
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <p className="text-right tabular">
      <span className="block font-medium">{first}</span>
      <span className="block text-13 text-ink-2">{second}</span>
    </p>
  );
}
