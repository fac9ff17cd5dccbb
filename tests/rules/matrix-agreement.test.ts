import { listHeldBy } from '@/lib/access/enforcers';
import type { Policy } from '@/lib/access/layers';
import { presets } from '@/lib/access/presets';
import { findProfile, toProfileBook } from '@/lib/access/profile-book';
import { personProfileIds } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toMatrix } from '@/lib/access/to-matrix';
import { profileIn } from '@/lib/rooms/members/profile-in';
import { seedDatabase, tryRead } from './support/database-rest';
import { probeProjectId } from './support/emulator-hosts';
import { seedFirestore, tryFirestore } from './support/firestore-rest';
import { loadProbeRules } from './support/probe-rules';
import { currentSession, exceptionSamples, situations } from './support/situations';
import { nowInSeconds, unsignedToken } from './support/unsigned-token';

const run = crypto.randomUUID().slice(0, 8);
const signedInAt = nowInSeconds();
const judged = listHeldBy('rules');
const people = personProfileIds.map((profile) => {
  const uid = `${profile}-${run}`;
  return { profile, uid, token: unsignedToken(probeProjectId, uid, signedInAt) };
});
const gate = { validAfter: signedInAt, disabled: false };

beforeAll(async () => {
  await loadProbeRules();
  await seedFirestore(probeProjectId, Object.fromEntries(people.map(({ uid }) => [`gates/${uid}`, gate])));
  await seedDatabase(probeProjectId, Object.fromEntries(people.map(({ uid }) => [`gates/${uid}`, gate])));
});

const organizationOf = (policy: Policy) => ({ policy, book: toProfileBook({}, policy), organization: 0 });

// Chosen pairwise: each person asks for every second capability, the other half in the next accessInputs.
describe('the rules of both databases and the resolver agree', () => {
  it.each(situations)('%s', async (name, { preset, live, policy }) => {
    const turn = situations.findIndex(([other]) => other === name);
    const roomId = `room-${run}-${turn}`;
    const room = presets[preset].settings;
    const rows = people.map((person, index) => ({
      ...person,
      exception: exceptionSamples[(index + turn) % exceptionSamples.length]!,
      // A third of them was lent another profile for this session, a third for an earlier one.
      lent: [
        {},
        { lent: { profile: people[(index + turn + 1) % people.length]!.profile, session: currentSession } },
        { lent: { profile: 'host' as const, session: 'before' } },
      ][(index + turn) % 3]!,
    }));
    const entries = Object.fromEntries([
      ['_matrix', toMatrix({ ...organizationOf(policy), room, live, session: currentSession, epoch: 1 })],
      ...rows.map(
        ({ uid, profile, exception, lent }) =>
          [uid, { profile, ...lent, exceptions: exception, epoch: 1 }] as const,
      ),
    ]) as Record<string, object>;
    await seedFirestore(
      probeProjectId,
      Object.fromEntries(
        Object.entries(entries).map(([id, entry]) => [`rooms/${roomId}/access/${id}`, entry]),
      ),
    );
    await seedDatabase(probeProjectId, { [`access/${roomId}`]: entries });

    for (const [index, { profile: own, lent, token, exception }] of rows.entries()) {
      const profile = profileIn({ profile: own, ...lent }, currentSession);
      const asked = judged.filter((_, place) => (place + index + turn) % 2 === 0);
      const access = resolveAccess({
        policy,
        profile: findProfile(organizationOf(policy).book, profile),
        room,
        live,
        exception,
        session: currentSession,
        now: Date.now(),
      });
      const answers = await Promise.all(
        asked.map(async (capability) => {
          const [firestore, database] = await Promise.all([
            tryFirestore(probeProjectId, 'get', `probe/${roomId}/capabilities/${capability}`, token),
            tryRead(probeProjectId, `probe/${roomId}/${capability}`, { token }),
          ]);
          return { profile, capability, firestore, database };
        }),
      );
      expect(answers).toEqual(
        asked.map((capability) => {
          const outcome = access[capability].allowed ? 'allowed' : 'refused';
          return { profile, capability, firestore: outcome, database: outcome };
        }),
      );
    }
  });
});
