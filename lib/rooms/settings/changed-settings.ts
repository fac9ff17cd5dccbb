import type { PresetId } from '@/lib/access/presets';
import type { HostlessChoice } from '@/lib/rooms/session/hostless';
import { lobbyPolicyOf, type LobbyPolicy } from '@/lib/rooms/admission/lobby-policy';
import type { SlowMode } from './slow-mode';
import type { Room } from '@/lib/rooms/schema';

export type RoomSettings = {
  name: string;
  preset: PresetId;
  strictEntry: boolean;
  hostless: HostlessChoice;
  lobby: LobbyPolicy;
  slowMode: SlowMode;
};

type Described = Pick<Room, 'name' | 'preset' | 'strictEntry' | 'hostless' | 'lobby' | 'slowMode'>;

export const settingsOf = (room: Described): RoomSettings => ({
  name: room.name,
  preset: room.preset,
  strictEntry: room.strictEntry ?? false,
  hostless: room.hostless ?? 'none',
  lobby: lobbyPolicyOf(room),
  slowMode: room.slowMode ?? 0,
});

/**
 * What somebody has changed in a form, and nothing else: what others changed while it was open stays theirs.
 *
 * @param typed what stands in the form
 * @param first what stood in it when it was opened, or last saved
 * @param now what the room says by now; a field that nobody touched may have followed it
 */
export function changedSettings(
  typed: RoomSettings,
  first: RoomSettings,
  now: RoomSettings,
): Partial<RoomSettings> {
  const differs = (field: keyof RoomSettings) => typed[field] !== first[field] && typed[field] !== now[field];
  return {
    ...(differs('name') && { name: typed.name }),
    ...(differs('preset') && { preset: typed.preset }),
    ...(differs('lobby') && { lobby: typed.lobby }),
    ...(differs('strictEntry') && { strictEntry: typed.strictEntry }),
    ...(differs('hostless') && { hostless: typed.hostless }),
    ...(differs('slowMode') && { slowMode: typed.slowMode }),
  };
}
