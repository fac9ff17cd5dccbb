import { useTranslations } from 'next-intl';
import type { DoorView } from '@/components/rooms/door';
import type { OpenRoomAccess } from '@/components/rooms/use-room-access';
import { useTitleMark } from '@/components/shell/use-title-mark';
import { useWatch } from '@/lib/core/client/use-watch';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useDoorAnswers } from '@/lib/lobby/client/use-door-answers';
import { watchWaiting } from '@/lib/lobby/client/watch-lobby';
import type { WaitingRow } from '@/lib/lobby/waiting-row';
import { watchShutByEnd } from '@/lib/rooms/client/watch-shut-by-end';
import { nextStart, type Plan } from '@/lib/rooms/settings/plan';
import { describeShutDoor } from '@/lib/rooms/session/call-end';

/** The next meeting, or the one that goes on: start and end (ms). */
function findMeeting(plan: Plan | undefined, now: number): DoorView['meeting'] {
  const start = plan ? nextStart(plan, now) : null;
  if (!plan || start === null) return null;
  return { start, end: plan.minutes === undefined ? null : start + plan.minutes * 60_000 };
}

const nobody: readonly WaitingRow[] = [];

/** The door of a room as its reader sees it, with the queue and the answers of those who let people in. */
export function useRoomDoor(roomId: string, open: OpenRoomAccess, now: number) {
  const t = useTranslations('lobby.door');
  const { room, members, inside, isInsideLost, whyNot } = open;
  // A shut room is open to those who begin its next session.
  const opensNext = whyNot('room:start') === undefined;
  const watchedEnd = useWatch(watchShutByEnd, opensNext ? null : roomId).value;
  const end = opensNext ? null : watchedEnd;
  const mayAdmit = whyNot('lobby:admit') === undefined && room.archivedAt === undefined;
  const queue = useWatch(watchWaiting, mayAdmit ? roomId : null).value ?? nobody;
  const answers = useDoorAnswers();
  const waiting = answers.stillAsking(roomId, queue);
  useTitleMark(waiting.length === 0 ? null : t('tab', { count: waiting.length }));
  const door: DoorView = {
    roomId,
    inside: isInsideLost ? null : inside,
    shut: end && describeShutDoor(end, { room, members, now }),
    meeting: findMeeting(room.plan, now),
    waiting,
    answers,
    now,
  };
  return { door, queue, error: useUserError(answers.failure) };
}
