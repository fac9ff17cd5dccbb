import { nothingLocked } from '@/lib/access/layers';
import { presets } from '@/lib/access/presets';
import { builtInProfiles, profileIds } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';

const warmUps = 20_000;
const rounds = 200_000;

/** Nanoseconds that one question to the resolver takes: every capability of one person, each profile in turn. */
export function measureResolver(): number {
  const inputs = profileIds.map((id) => ({
    policy: {},
    profile: builtInProfiles[id],
    room: presets.lesson.settings,
    live: nothingLocked,
    exception: { 'screen:publish': { allow: true, until: 2 } },
    session: 's1',
    now: 1,
  }));
  /** What comes of it is looked at, or it would not have to be worked out. */
  let allowed = 0;
  const ask = (count: number) => {
    for (let round = 0; round < count; round += 1) {
      const input = inputs[round % inputs.length];
      if (input && resolveAccess(input)['room:read'].allowed) allowed += 1;
    }
  };
  ask(warmUps);
  const startedAt = performance.now();
  ask(rounds);
  const taken = performance.now() - startedAt;
  if (allowed === 0) throw new Error('Nobody may read the room.');
  return (taken * 1_000_000) / rounds;
}
