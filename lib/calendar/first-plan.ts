import {
  planKinds,
  remindChoices,
  usualRemind,
  type PlanKind,
  type TypedPlan,
} from '@/lib/rooms/settings/read-plan';
import { isZone, wallClock } from '@/lib/rooms/settings/zoned-time';

/** Lengths that one may choose (min). */
export const planLengths = [15, 30, 45, 60, 75, 90, 120, 180, 240] as const;

const hour = 60 * 60_000;

/** What the fields of a new plan begin with: this hour of tomorrow, 45 minutes. */
export function firstPlan(kind: PlanKind, now: number, zone: string): TypedPlan {
  const { date, time } = wallClock(zone, now + 25 * hour);
  return { kind, date, time: `${time.slice(0, 2)}:00`, minutes: 45, zone, remind: usualRemind };
}

/** The names of a plan's fields in its form. */
export const planFieldNames = {
  kind: 'planKind',
  date: 'planDate',
  time: 'planTime',
  minutes: 'planMinutes',
  zone: 'planZone',
  remind: 'planRemind',
} as const;

/** The plan as somebody left it in a form, as far as they did. */
export function draftedPlan(
  draft: { read: () => Readonly<Record<string, string>> },
  first: TypedPlan,
): TypedPlan {
  const kept = draft.read();
  const text = (field: keyof typeof planFieldNames) => kept[planFieldNames[field]];
  const minutes = Number(text('minutes'));
  const zone = text('zone');
  return {
    kind: planKinds.find((kind) => kind === text('kind')) ?? first.kind,
    date: text('date') ?? first.date,
    time: text('time') ?? first.time,
    minutes: minutes > 0 ? minutes : first.minutes,
    zone: zone !== undefined && isZone(zone) ? zone : first.zone,
    remind: remindChoices.find((choice) => String(choice) === text('remind')) ?? first.remind,
  };
}
