import { presets, type PresetId } from '@/lib/access/presets';
import type { Access } from '@/lib/access/resolve-access';
import type { PersonKind } from '@/lib/auth/person-kind';

/** Who waits in the lobby: nobody, guests, everyone who cannot admit, or everyone until a host is inside. */
export const lobbyPolicies = ['off', 'guests', 'everyone', 'before-host'] as const;
export type LobbyPolicy = (typeof lobbyPolicies)[number];

/** The room's own policy, else that of its preset. */
export function lobbyPolicyOf(room: { preset: PresetId; lobby?: LobbyPolicy }): LobbyPolicy {
  if (room.lobby !== undefined) return room.lobby;
  const wish = presets[room.preset].wishes.lobby;
  return wish === 'nobody' ? 'off' : wish;
}

type Comer = {
  policy: LobbyPolicy;
  kind: PersonKind;
  access: Pick<Access, 'lobby:admit'>;
  isHost: boolean;
  isHostInside: boolean;
  /** Its hosts have left the call, and the room has closed behind them. */
  isLeft?: boolean;
  /** They were let in during this session, or are inside: after a lost connection they come back. */
  wasLetIn: boolean;
  /** A host has put them back outside in this session, despite the policy. */
  isPutBack?: boolean;
};

/** Whether a member has to wait in the lobby. Hosts and people who can admit never do. */
export function mustWait({
  policy,
  kind,
  access,
  isHost,
  isHostInside,
  isLeft,
  wasLetIn,
  isPutBack,
}: Comer): boolean {
  if (isHost || access['lobby:admit'].allowed) return false;
  if (isPutBack) return true;
  if (wasLetIn) return false;
  if (isLeft && !isHostInside) return true;
  switch (policy) {
    case 'off':
      return false;
    case 'guests':
      return kind === 'guest';
    case 'everyone':
      return true;
    case 'before-host':
      return !isHostInside;
  }
}
