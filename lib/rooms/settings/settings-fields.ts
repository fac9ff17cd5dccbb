import type { RoomSettings } from './changed-settings';
import { toLocalInput } from './read-plan';

type Fields = Readonly<Record<string, string>>;

/** The settings of a room as the fields of its form show them, by their names. */
export function settingsFields({
  name,
  preset,
  plan,
  strictEntry,
  hostless,
  lobby,
  slowMode,
}: RoomSettings): Fields {
  return {
    name,
    preset,
    lobby,
    entry: strictEntry ? 'strict' : 'usual',
    hostless,
    slowMode: String(slowMode),
    plan: plan?.kind ?? 'none',
    ...(plan?.kind === 'once' && { start: toLocalInput(plan.at) }),
    ...(plan?.kind === 'weekly' && { weekday: String(plan.weekday), time: plan.time }),
  };
}

/** What somebody has changed of what a form showed them. */
export const changedFields = (typed: Fields, shown: Fields): Fields =>
  Object.fromEntries(Object.entries(typed).filter(([field, text]) => text !== shown[field]));
