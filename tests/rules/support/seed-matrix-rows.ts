import { toMatrix } from '@/lib/access/to-matrix';
import { chunk } from '@/lib/core/chunk';
import { organizationOf, rowSession, type AccessRow } from '@/tests/support/access-rows';
import { seedDatabase } from './database-rest';
import { seedFirestore } from './firestore-rest';
import { nowInSeconds, unsignedToken } from './unsigned-token';

type Person = { readonly uid: string; readonly token: string };
/** The place of a row: a person with its access inputs who is not in the call, and one who is. */
export type Seat = { readonly roomId: string; readonly outside: Person; readonly inside: Person };

/** A hand-out of each room, on whose pages learners may write. */
export const matrixHandout = 'a0a0a0a0a0a0';

/** What one request writes. */
const atOnce = 100;

/**
 * Writes the people of all rows and their rooms into both databases of the project. Rows that differ only in profile
 * and exception share a room, because its matrix is the same; each row has people of its own.
 */
export async function seedMatrixRows(
  projectId: string,
  rows: readonly AccessRow[],
): Promise<readonly (readonly [row: AccessRow, seat: Seat])[]> {
  const run = crypto.randomUUID().slice(0, 8);
  const signedInAt = nowInSeconds();
  const gate = { validAfter: signedInAt, disabled: false };
  const present = { since: 1, name: 'Ada' };
  const personOf = (uid: string): Person => ({ uid, token: unsignedToken(projectId, uid, signedInAt) });
  const kinds = [...new Set(rows.map(kindOfRoom))];

  const seated = rows.map((row, index) => {
    const roomId = `matrix-${run}-${kinds.indexOf(kindOfRoom(row))}`;
    const [outside, inside] = [personOf(`outside-${run}-${index}`), personOf(`inside-${run}-${index}`)];
    return [row, { roomId, outside, inside }] as const;
  });
  const documents = seated.flatMap(([row, { roomId, outside }]) => [
    [`gates/${outside.uid}`, gate],
    [`rooms/${roomId}`, { name: 'Matrix', preset: row.preset }],
    [`rooms/${roomId}/members/bystander`, { name: 'Ben' }],
    // Each person’s own: those of others are for people who moderate.
    [`rooms/${roomId}/questions/of-${outside.uid}`, { state: 'prepared', by: outside.uid }],
    [`rooms/${roomId}/access/_matrix`, matrixOf(row)],
    [`rooms/${roomId}/access/${outside.uid}`, entryOf(row)],
  ]);
  const nodes = seated.flatMap(([row, { roomId, outside, inside }]) => [
    [`gates/${outside.uid}`, gate],
    [`gates/${inside.uid}`, gate],
    [`access/${roomId}/_matrix`, matrixOf(row)],
    [`handouts/${roomId}/${matrixHandout}`, { state: 'open' }],
    [`access/${roomId}/${outside.uid}`, entryOf(row)],
    [`access/${roomId}/${inside.uid}`, entryOf(row)],
    [`inside/${roomId}/${inside.uid}/abcdefgh12345678`, { ...present, profile: row.profile.id }],
  ]);
  const inPieces = (all: readonly (readonly (string | object)[])[]) =>
    chunk(Object.entries(Object.fromEntries(all) as Record<string, object>), atOnce);
  for (const some of inPieces(documents)) await seedFirestore(projectId, Object.fromEntries(some));
  for (const some of inPieces(nodes)) await seedDatabase(projectId, Object.fromEntries(some));
  return seated;
}

const kindOfRoom = ({ policy, preset, input }: AccessRow): string =>
  JSON.stringify({ policy, preset, live: input.live });

function matrixOf(row: AccessRow) {
  const { policy, input } = row;
  const { book } = organizationOf(row);
  const { room, live } = input;
  return toMatrix({ policy, book, room, live, session: rowSession, epoch: 1, organization: 1 });
}

const entryOf = ({ profile, input }: AccessRow) => ({
  profile: profile.id,
  exceptions: input.exception,
  epoch: 1,
});
