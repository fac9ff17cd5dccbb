import type { PresetId } from '@/lib/access/presets';
import type { HostlessChoice } from '@/lib/rooms/session/hostless';
import { lobbyPolicyOf, type LobbyPolicy } from '@/lib/rooms/admission/lobby-policy';
import type { Plan } from './plan';
import type { SlowMode } from './slow-mode';
import type { Room } from '@/lib/rooms/schema';

export type RoomSettings = {
  name: string;
  preset: PresetId;
  plan: Plan | null;
  strictEntry: boolean;
  hostless: HostlessChoice;
  lobby: LobbyPolicy;
  slowMode: SlowMode;
};

type Described = Pick<Room, 'name' | 'preset' | 'plan' | 'strictEntry' | 'hostless' | 'lobby' | 'slowMode'>;

export const settingsOf = (room: Described): RoomSettings => ({
  name: room.name,
  preset: room.preset,
  plan: room.plan ?? null,
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
  const differs = <Field extends keyof RoomSettings>(
    field: Field,
    isSame: (one: RoomSettings[Field], other: RoomSettings[Field]) => boolean,
  ) => !isSame(typed[field], first[field]) && !isSame(typed[field], now[field]);
  return {
    ...(differs('name', Object.is) && { name: typed.name }),
    ...(differs('preset', Object.is) && { preset: typed.preset }),
    ...(differs('lobby', Object.is) && { lobby: typed.lobby }),
    ...(differs('plan', isSamePlan) && { plan: typed.plan }),
    ...(differs('strictEntry', Object.is) && { strictEntry: typed.strictEntry }),
    ...(differs('hostless', Object.is) && { hostless: typed.hostless }),
    ...(differs('slowMode', Object.is) && { slowMode: typed.slowMode }),
  };
}

function isSamePlan(one: Plan | null, other: Plan | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.kind === 'once') return other.kind === 'once' && one.at === other.at;
  if (other.kind === 'once') return false;
  return one.weekday === other.weekday && one.time === other.time && one.zone === other.zone;
}
