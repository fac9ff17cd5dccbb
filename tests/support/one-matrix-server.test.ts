import { listHeldBy, type HeldBy } from '@/lib/access/enforcers';
import { nothingLocked } from '@/lib/access/layers';
import type { PersonProfileId } from '@/lib/access/profiles';
import { resolveAccess, type Access } from '@/lib/access/resolve-access';
import { isAppError } from '@/lib/errors/app-error';
import { permitToAdmit } from '@/lib/lobby/server/permit-to-admit';
import { findAdmissionRefusal } from '@/lib/rooms/admission/door';
import { listInside } from '@/lib/rooms/server/documents/list-inside';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { readPlace } from '@/lib/rooms/server/documents/read-place';
import { readStanding } from '@/lib/rooms/server/documents/read-standing';
import { prepareSession } from '@/lib/rooms/session/session';
import { accessRows, organizationOf, rowSession, type AccessRow } from './access-rows';
import { askInRows, matrixTitle } from './one-matrix';

jest.mock('@/lib/firebase/server/admin-firestore', () => ({ adminFirestore: jest.fn() }));
jest.mock('@/lib/rooms/server/documents/list-inside', () => ({ listInside: jest.fn() }));
jest.mock('@/lib/rooms/server/documents/read-place', () => ({ readPlace: jest.fn() }));

const caller = { uid: 'anybody' };
const asking = { caller, upkeep: { catchUp: () => Promise.resolve(), bringUp: () => Promise.resolve() } };
const roomId = 'matrix';

/** What stands in the database when somebody calls in the access inputs of a row. */
const documentsOf = (row: AccessRow) => {
  const { profile, preset, input } = row;
  return {
    organization: organizationOf(row),
    room: { name: 'Matrix', preset, settings: input.room, ownerUid: 'ada', createdAt: 1 },
    entry: { profile: profile.id as PersonProfileId, exceptions: input.exception, epoch: 1 },
    head: {
      session: rowSession,
      epoch: 1,
      latest: { ...prepareSession(1), id: rowSession, live: input.live },
    },
    isBanned: false,
  };
};

const store = (documents: ReturnType<typeof documentsOf>): unknown =>
  jest.mocked(readPlace).mockResolvedValue({ ...documents, also: {} });

const isPermitted = (permission: Promise<unknown>): Promise<boolean> =>
  permission.then(
    () => true,
    (thrown: unknown) => {
      if (isAppError(thrown) && thrown.code === 'access/denied') return false;
      throw thrown;
    },
  );

const isLetIn = (isHostInside: boolean): Promise<boolean> => {
  const self = { uid: caller.uid, name: 'Ben', isHost: false, standsIn: false };
  const host = { uid: 'emmy', name: 'Emmy', isHost: true, standsIn: true };
  jest.mocked(listInside).mockResolvedValue(isHostInside ? [self, host] : [self]);
  return isPermitted(permitToAdmit(asking, roomId));
};

/** Who comes back to a room whose last session was ended for everyone. */
const mayOpen = (row: AccessRow, access: Access): boolean =>
  findAdmissionRefusal({
    room: { preset: row.preset },
    profile: row.profile.id as PersonProfileId,
    kind: 'account',
    access,
    live: nothingLocked,
    wasEnded: true,
    isHostInside: true,
    isBack: true,
    answered: null,
    taken: 0,
  }) === null;

type Answer = (row: AccessRow, access: Access) => Promise<boolean> | boolean | null;

const byCallables = (capability: HeldBy<'server'>) => () =>
  isPermitted(permitInRoom(asking, roomId, capability));

/** How our server is asked; null where another capability would answer. */
const asks: Readonly<Record<HeldBy<'server'>, Answer>> = {
  'screen:publish': byCallables('screen:publish'),
  'worksheet:edit': byCallables('worksheet:edit'),
  'file:upload': byCallables('file:upload'),
  'chat:send': byCallables('chat:send'),
  'class:run': byCallables('class:run'),
  'question:run': byCallables('question:run'),
  'question:answer': byCallables('question:answer'),
  'member:add': byCallables('member:add'),
  'member:moderate': byCallables('member:moderate'),
  'lobby:admit': () => isLetIn(true),
  'lobby:stand-in': (_row, access) => (access['lobby:admit'].allowed ? null : isLetIn(false)),
  'room:read': byCallables('room:read'),
  'room:start': mayOpen,
  'room:end': byCallables('room:end'),
  'room:settings': byCallables('room:settings'),
  'room:delete': byCallables('room:delete'),
  'room:transfer': byCallables('room:transfer'),
};

describe('One matrix:', () => {
  it(matrixTitle('server'), async () => {
    const asked = askInRows('server');
    for (const row of accessRows) {
      const documents = documentsOf(row);
      store(documents);
      const expected = resolveAccess(row.input);
      const { access } = readStanding(documents, row.input.now);
      for (const capability of listHeldBy('server')) {
        const answer = await asks[capability](row, access);
        if (answer === null) asked.pass(row, capability);
        else asked.note(row, capability, expected[capability].allowed, answer);
      }
    }
    expect(asked.findFaults()).toEqual([]);
  });

  it('The server is asked for nothing that the table does not give to it', async () => {
    store(documentsOf(accessRows[0]!));
    // @ts-expect-error a callable that asks for anything else does not compile
    const permission = permitInRoom(asking, roomId, 'worksheet:own');
    await expect(isPermitted(permission)).resolves.toBe(true);
  });
});
