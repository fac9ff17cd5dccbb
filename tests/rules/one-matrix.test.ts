import { listHeldBy, type HeldBy } from '@/lib/access/enforcers';
import { resolveAccess, type Access } from '@/lib/access/resolve-access';
import { chunk } from '@/lib/core/chunk';
import type { DocumentKind } from '@/lib/documents/document-place';
import { accessRows, rowSession } from '@/tests/support/access-rows';
import { askInRows, matrixTitle } from '@/tests/support/one-matrix';
import { tryRead, tryWrite } from './support/database-rest';
import { tryPaid } from './support/paid-writes';
import { probeProjectId } from './support/emulator-hosts';
import { tryFirestore, type Outcome } from './support/firestore-rest';
import { loadProbeRules } from './support/probe-rules';
import { matrixHandout, seedMatrixRows, type Seat } from './support/seed-matrix-rows';

/** What a person tries in each database, and its answer. */
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
 * A place that asks for just this capability, beside the real rules. It stands for capabilities without data in a
 * database, whose expression has to be right before the first document is behind it.
 */
const probe = (capability: HeldBy<'rules'>): Operations => ({
  firestore: ({ roomId, outside }) =>
    tryFirestore(probeProjectId, 'get', `probe/${roomId}/capabilities/${capability}`, outside.token),
  database: ({ roomId, outside }) => tryRead(probeProjectId, `probe/${roomId}/${capability}`, outside),
});

/** Adds an entry to the log of a document in the room. */
const append =
  (idOf: (seat: Seat) => string, kind: DocumentKind = 'worksheets'): Operation =>
  (seat) => {
    const path = `${kind}/rooms/${seat.roomId}/${idOf(seat)}/updates/${crypto.randomUUID()}`;
    return tryPaid(probeProjectId, path, seat.outside, 'AAA=');
  };

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
    // A person who may admit anyway reads the waiting people in any case.
    database: (seat, access) =>
      access['lobby:admit'].allowed
        ? probe('lobby:stand-in').database(seat, access)
        : tryRead(probeProjectId, `lobby/${seat.roomId}`, seat.inside),
  },
  'worksheet:edit': { ...probe('worksheet:edit'), database: append(() => 'first') },
  'worksheet:own': {
    ...probe('worksheet:own'),
    database: append(({ outside }) => `own-${outside.uid}-${matrixHandout}`),
  },
  'class:run': {
    ...probe('class:run'),
    database: ({ roomId, outside }) =>
      tryRead(probeProjectId, `progress/${roomId}/${matrixHandout}`, outside),
  },
  'ink:draw': { ...probe('ink:draw'), database: append(() => 'first', 'ink') },
  'chat:send': probe('chat:send'),
  'chat:direct': probe('chat:direct'),
  'file:upload': probe('file:upload'),
  'question:run': {
    ...probe('question:run'),
    firestore: (seat, access) => get(`/questions/of-${seat.outside.uid}`)(seat, access),
  },
  'question:answer': probe('question:answer'),
};

/** Rows whose questions run together; the connections decide how many requests that makes at once. */
const atOnce = 5;

describe('One matrix:', () => {
  it(
    matrixTitle('rules'),
    async () => {
      await loadProbeRules();
      const seated = await seedMatrixRows(probeProjectId, accessRows);
      const [inFirestore, inDatabase] = [askInRows('rules', 'Firestore'), askInRows('rules', 'Database')];
      for (const some of chunk(seated, atOnce)) {
        const questions = some.flatMap(([row, seat]) => {
          const access = resolveAccess(row.input);
          return listHeldBy('rules').map(async (capability) => {
            const { firestore, database } = operations[capability];
            const { allowed } = access[capability];
            const answers = await Promise.all([firestore(seat, access), database(seat, access)]);
            const [first, second] = answers.map((outcome) => outcome === 'allowed') as [boolean, boolean];
            inFirestore.note(row, capability, allowed, first);
            inDatabase.note(row, capability, allowed, second);
          });
        });
        await Promise.all(questions);
      }
      expect([...inFirestore.findFaults(), ...inDatabase.findFaults()]).toEqual([]);
    },
    120_000,
  );
});
