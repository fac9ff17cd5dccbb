import { capabilities, capabilityFacts } from '@/lib/access/capabilities';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toMatrix } from '@/lib/access/to-matrix';
import { accessRows, bookOf, layersOf, rowSession, type AccessRow } from '@/tests/support/access-rows';
import { seedDatabase, tryRead } from './support/database-rest';
import { probeProjectId } from './support/emulator-hosts';
import { seedFirestore, tryFirestore } from './support/firestore-rest';
import { loadProbeRules } from './support/probe-rules';
import { nowInSeconds, unsignedToken } from './support/unsigned-token';

const run = crypto.randomUUID().slice(0, 8);
const rows = accessRows.map((row) => ({ row, access: resolveAccess(row.input) }));

describe('One matrix: rules', () => {
  it('The rules of both databases say the same', async () => {
    await loadProbeRules();
    const judged = capabilities.filter((capability) => capabilityFacts[capability].behindRules);
    const signedInAt = nowInSeconds();
    const tried = new Map<string, number>();
    for (const [index, { row, access }] of rows.entries()) {
      const [roomId, uid] = [`matrix-${run}-${index}`, `person-${run}-${index}`];
      const token = unsignedToken(probeProjectId, uid, signedInAt);
      await seedRow(row, roomId, uid, signedInAt);
      // Two of those it allows and two of those it does not, others in each row.
      const turn = [...judged.slice(index % judged.length), ...judged.slice(0, index % judged.length)];
      const asked = [
        ...turn.filter((capability) => access[capability].allowed).slice(0, 2),
        ...turn.filter((capability) => !access[capability].allowed).slice(0, 2),
      ];
      await Promise.all(
        asked.map(async (capability) => {
          const expected = access[capability].allowed ? 'allowed' : 'refused';
          const [firestore, database] = await Promise.all([
            tryFirestore(probeProjectId, 'get', `probe/${roomId}/capabilities/${capability}`, token),
            tryRead(probeProjectId, `probe/${roomId}/${capability}`, { token }),
          ]);
          expect([...layersOf(row), capability, firestore, database]).toEqual([
            ...layersOf(row),
            capability,
            expected,
            expected,
          ]);
          tried.set(`${capability} ${expected}`, (tried.get(`${capability} ${expected}`) ?? 0) + 1);
        }),
      );
    }
    const missing = judged.flatMap((capability) =>
      ['allowed', 'refused'].map((outcome) => `${capability} ${outcome}`).filter((name) => !tried.has(name)),
    );
    // An allowed and a denied operation for each.
    expect(missing).toEqual([]);
    console.info(`One matrix: ${rows.length} rows agree with the rules of both databases.`);
  }, 120_000);
});

async function seedRow(row: AccessRow, roomId: string, uid: string, signedInAt: number): Promise<void> {
  const { policy, profile, input } = row;
  const { room, live, exception } = input;
  const matrix = toMatrix({
    policy,
    book: bookOf(row),
    room,
    live,
    session: rowSession,
    epoch: 1,
    organization: 1,
  });
  const entry = { profile: profile.id, exceptions: exception, epoch: 1 };
  const gate = { validAfter: signedInAt, disabled: false };
  await Promise.all([
    seedFirestore(probeProjectId, {
      [`gates/${uid}`]: gate,
      [`rooms/${roomId}/access/_matrix`]: matrix,
      [`rooms/${roomId}/access/${uid}`]: entry,
    }),
    seedDatabase(probeProjectId, {
      [`gates/${uid}`]: gate,
      [`access/${roomId}`]: { _matrix: matrix, [uid]: entry },
    }),
  ]);
}
