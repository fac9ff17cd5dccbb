import type { RoomSettings } from './changed-settings';

type Fields = Readonly<Record<string, string>>;

/** The settings of a room as the fields of its form show them, by their names. */
export function settingsFields({
  name,
  preset,
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
  };
}

/** What somebody has changed of what a form showed them. */
export const changedFields = (typed: Fields, shown: Fields): Fields =>
  Object.fromEntries(Object.entries(typed).filter(([field, text]) => text !== shown[field]));
