import { listHeldBy, type HeldBy } from '@/lib/access/enforcers';
import { resolveAccess, type Access } from '@/lib/access/resolve-access';
import { toMatrix } from '@/lib/access/to-matrix';
import { accessRows, organizationOf, rowSession, type AccessRow } from '@/tests/support/access-rows';
import { askInRows, matrixTitle } from '@/tests/support/one-matrix';
import { seedDatabase, tryRead, tryWrite } from './support/database-rest';
import { probeProjectId } from './support/emulator-hosts';
import { seedFirestore, tryFirestore, type Outcome } from './support/firestore-rest';
import { loadProbeRules } from './support/probe-rules';
import { nowInSeconds, unsignedToken } from './support/unsigned-token';

const run = crypto.randomUUID().slice(0, 8);
const signedInAt = nowInSeconds();

/** Somebody in the situation of a row, who is in the call or is not. */
type Person = { readonly uid: string; readonly token: string };
type Seat = { readonly roomId: string; readonly outside: Person; readonly inside: Person };
/** What somebody tries in each database, and what it says. */
type Operation = (seat: Seat, access: Access) => Promise<Outcome>;
type Operations = { readonly firestore: Operation; readonly database: Operation };

const read =
  (place: string): Operation =>
  ({ roomId, outside }) =>
    tryRead(probeProjectId, `${place}/${roomId}`, outside);
const get =
  (path: string): Operation =>
  ({ roomId, outside }) =>
    tryFirestore(probeProjectId, 'get', `rooms/${roomId}${path}`, outside.token);

/**
 * A place that asks for just this capability, beside the real rules: for what has no data yet in a database, because its
 * expression has to be right before the first document stands behind it.
 */
const probe = (capability: HeldBy<'rules'>): Operations => ({
  firestore: ({ roomId, outside }) =>
    tryFirestore(probeProjectId, 'get', `probe/${roomId}/capabilities/${capability}`, outside.token),
  database: ({ roomId, outside }) => tryRead(probeProjectId, `probe/${roomId}/${capability}`, outside),
});

const operations: Readonly<Record<HeldBy<'rules'>, Operations>> = {
  'room:read': { firestore: get(''), database: read('inside') },
  'member:list': { ...probe('member:list'), firestore: get('/members/bystander') },
  'member:moderate': { ...probe('member:moderate'), database: read('observing') },
  'hand:raise': {
    ...probe('hand:raise'),
    database: ({ roomId, outside }) =>
      tryWrite(probeProjectId, `asks/${roomId}/${outside.uid}/hand`, outside, {
        at: { '.sv': 'timestamp' },
        session: rowSession,
      }),
  },
  'lobby:admit': { ...probe('lobby:admit'), database: read('lobby') },
  'lobby:stand-in': {
    ...probe('lobby:stand-in'),
    // Whoever may admit anyway reads who waits in any case.
    database: (seat, access) =>
      access['lobby:admit'].allowed
        ? probe('lobby:stand-in').database(seat, access)
        : tryRead(probeProjectId, `lobby/${seat.roomId}`, seat.inside),
  },
  'worksheet:edit': probe('worksheet:edit'),
  'worksheet:own': probe('worksheet:own'),
  'ink:draw': probe('ink:draw'),
  'chat:send': probe('chat:send'),
  'chat:direct': probe('chat:direct'),
  'file:upload': probe('file:upload'),
  'question:run': probe('question:run'),
  'question:answer': probe('question:answer'),
};

describe('One matrix:', () => {
  it(
    matrixTitle('rules'),
    async () => {
      await loadProbeRules();
      const judged = listHeldBy('rules');
      const asked = askInRows('rules');
      for (const [index, row] of accessRows.entries()) {
        const access = resolveAccess(row.input);
        const seat = await seedRow(row, index);
        // Two of those it allows and two of those it does not, others in each row.
        const turn = [...judged.slice(index % judged.length), ...judged.slice(0, index % judged.length)];
        const some = [true, false].flatMap((allowed) =>
          turn.filter((capability) => access[capability].allowed === allowed).slice(0, 2),
        );
        await Promise.all(
          some.map(async (capability) => {
            const { firestore, database } = operations[capability];
            for (const outcome of await Promise.all([firestore(seat, access), database(seat, access)])) {
              asked.note(row, capability, access[capability].allowed, outcome === 'allowed');
            }
          }),
        );
      }
      expect(asked.findFaults()).toEqual([]);
    },
    120_000,
  );
});

async function seedRow(row: AccessRow, index: number): Promise<Seat> {
  const { policy, profile, preset, input } = row;
  const { room, live, exception } = input;
  const roomId = `matrix-${run}-${index}`;
  const { book } = organizationOf(row);
  const matrix = toMatrix({ policy, book, room, live, session: rowSession, epoch: 1, organization: 1 });
  const entry = { profile: profile.id, exceptions: exception, epoch: 1 };
  const gate = { validAfter: signedInAt, disabled: false };
  const personOf = (uid: string): Person => ({ uid, token: unsignedToken(probeProjectId, uid, signedInAt) });
  const [outside, inside] = [personOf(`outside-${run}-${index}`), personOf(`inside-${run}-${index}`)];
  const present = { since: 1, name: 'Ada', profile: profile.id };
  await Promise.all([
    seedFirestore(probeProjectId, {
      [`gates/${outside.uid}`]: gate,
      [`rooms/${roomId}`]: { name: 'Matrix', preset },
      [`rooms/${roomId}/members/bystander`]: { name: 'Ben' },
      [`rooms/${roomId}/access/_matrix`]: matrix,
      [`rooms/${roomId}/access/${outside.uid}`]: entry,
    }),
    seedDatabase(probeProjectId, {
      [`gates/${outside.uid}`]: gate,
      [`gates/${inside.uid}`]: gate,
      [`access/${roomId}`]: { _matrix: matrix, [outside.uid]: entry, [inside.uid]: entry },
      [`inside/${roomId}/${inside.uid}/abcdefgh12345678`]: present,
    }),
  ]);
  return { roomId, outside, inside };
}
