import { endByHost, prepareSession } from '@/lib/rooms/session/session';
import { identityOf, joinOf, makeFakeOutbox } from '@/tests/support/fakes/fake-outbox';
import type { OutboxPorts } from './outbox-ports';
import { deliver, deliverPending, drainLeftBehind } from './deliver';

/** Ben has been removed while he was inside twice; Firestore has it, nothing else does. */
const removeBen = () => {
  const made = makeFakeOutbox();
  const { world, put, join } = made;
  const row = join(joinOf('ben', { closed: true }));
  const bystander = join(joinOf('ada'));
  world.media.add(`${identityOf(row)}#camera`);
  world.people.set('ben', { epoch: 2 });
  world.database.set('access/r1/ben', { profile: 'learner', exceptions: {}, epoch: 1 });
  world.database.set(`admitted/r1/ben/${row.joinId}`, { sessionId: 's1', expiresAt: row.expiresAt });
  world.database.set(`inside/r1/ben/${row.joinId}`, { since: 5, name: 'ben', profile: 'learner' });
  const entry = put(
    [
      { kind: 'person', uid: 'ben' },
      { kind: 'join', identity: identityOf(row) },
    ],
    { kind: 'remove-person', uid: 'ben', joinIds: [row.joinId], epoch: 2 },
  );
  const expectGone = () => {
    expect([...world.database]).toEqual([['access/r1/ben', { epoch: 2 }]]);
    expect([...world.media]).toEqual([identityOf(bystander)]);
    expect(world.entries.size).toBe(0);
  };
  return { ...made, entry, row, expectGone };
};

beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));

describe('an outbox entry', () => {
  it('is delivered to the database, then to the media server, and then removed', async () => {
    const { entry, ports, expectGone } = removeBen();
    await deliver([entry], { ports });
    expectGone();
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'that was cut off after %i steps is finished by the next request',
    async (steps) => {
      const { world, entry, ports, expectGone } = removeBen();
      world.stepsLeft = steps;
      await deliver([entry], { ports }).catch(() => undefined);
      world.stepsLeft = Infinity;
      world.time += 10_000;
      await deliverPending('r1', { onFailure: 'log', ports });
      expectGone();
    },
  );

  it('ends the rehearsal of the removed person, and of nobody else', async () => {
    const { world, entry, row, ports } = removeBen();
    const adas = joinOf('ada');
    world.rehearsals.set('chalktalk_r1_rehearsal_ben', new Set([identityOf(row)]));
    world.rehearsals.set('chalktalk_r1_rehearsal_ada', new Set([identityOf(adas)]));
    await deliver([entry], { ports });
    expect([...world.rehearsals.values()].flatMap((people) => [...people])).toEqual([identityOf(adas)]);
  });

  it('is left alone during its lease, and taken at once after a failure', async () => {
    const { world, entry, ports, expectGone } = removeBen();
    await deliverPending('r1', { onFailure: 'log', ports });
    expect(world.entries.size).toBe(1);
    ports.media.server.listIdentities = () => Promise.reject(new Error('media server away'));
    await expect(deliver([entry], { ports })).rejects.toThrow('media server away');
    ports.media.server.listIdentities = () => Promise.resolve([...world.media]);
    await deliverPending('r1', { onFailure: 'log', ports });
    expectGone();
  });

  it('never fails its caller, and says when it can be taken over', async () => {
    const { world, entry, ports } = removeBen();
    await expect(deliverPending('r1', { onFailure: 'log', ports })).resolves.toBe(entry.leasedUntil);
    world.stepsLeft = 0;
    await expect(deliverPending('r1', { onFailure: 'log', ports })).resolves.toBe(world.time);
    world.stepsLeft = Infinity;
    world.time += 10_000;
    await expect(deliverPending('r1', { onFailure: 'log', ports })).resolves.toBeNull();
  });

  it('that comes late does not remove a person who was let in again', async () => {
    const { world, entry, ports, join } = removeBen();
    world.people.set('ben', { profile: 'learner', exceptions: {}, epoch: 3 });
    const back = join(joinOf('ben', { joinId: 'ben2000000000000' }));
    await deliver([entry], { ports });
    expect(world.media.has(identityOf(back))).toBe(true);
    expect(world.media.size).toBe(2);
    expect(world.database.get('access/r1/ben')).toMatchObject({ profile: 'learner', epoch: 3 });
  });

  it('that is overtaken writes the current state', async () => {
    const { world, ports, put } = makeFakeOutbox();
    world.people.set('ben', { profile: 'learner', exceptions: {}, epoch: 1 });
    const { patch } = ports.mirror.database;
    ports.mirror.database.patch = async (updates) => {
      // Between read and write somebody else removes Ben.
      ports.mirror.database.patch = patch;
      world.people.set('ben', { epoch: 2 });
      world.database.set('access/r1/ben', { epoch: 2 });
      return patch(updates);
    };
    await deliver([put([{ kind: 'person', uid: 'ben' }])], { ports });
    expect(world.database.get('access/r1/ben')).toEqual({ epoch: 2 });
    expect(world.entries.size).toBe(0);
  });

  it('writes place by place when one place is refused for good', async () => {
    const { world, ports, put, join } = makeFakeOutbox();
    const row = join(joinOf('ben'));
    world.people.set('ben', { profile: 'learner', exceptions: {}, epoch: 1 });
    world.database.set('access/r1/ben', { epoch: 9 });
    const entry = put([
      { kind: 'person', uid: 'ben' },
      { kind: 'join', identity: identityOf(row) },
    ]);
    await deliver([entry], { ports });
    expect(world.database.get('access/r1/ben')).toEqual({ epoch: 9 });
    expect(world.database.has(`inside/r1/ben/${row.joinId}`)).toBe(true);
  });
});

describe('an entry of a room that is being deleted', () => {
  it.each([0, 1, 2, Infinity])('leaves nothing behind, even when cut off after %i steps', async (steps) => {
    const { world, entry, ports } = removeBen();
    const forget = () => {
      world.room = null;
      world.people.clear();
      world.joins.clear();
    };
    const { patch } = ports.mirror.database;
    ports.mirror.database.patch = async (updates) => {
      // Between read and write the room is deleted, and its replicas with it.
      ports.mirror.database.patch = patch;
      forget();
      world.database.clear();
      return patch(updates);
    };
    world.stepsLeft = steps;
    await deliver([entry], { ports }).catch(() => undefined);
    world.stepsLeft = Infinity;
    forget();
    world.time += 60_000;
    await drainLeftBehind({ ports });
    expect([...world.database.keys()]).toEqual([]);
    expect(world.entries.size).toBe(0);
  });
});

describe('a gate that has moved', () => {
  /** Ben was signed out everywhere, which only Firestore has; he belongs to r1 and r2. */
  const moveGate = () => {
    const made = makeFakeOutbox();
    const gate = { validAfter: 100, disabled: false };
    made.world.gates.set('ben', gate);
    made.world.database.set('gates/ben', { validAfter: 50, disabled: false });
    const place = { roomId: 'gate_ben', roomIds: ['r1', 'r2'] };
    const entry = made.put([{ kind: 'gate', uid: 'ben' }], null, place);
    const expectMoved = () => {
      expect(made.world.database.get('gates/ben')).toEqual(gate);
      expect(made.world.entries.size).toBe(0);
    };
    return { ...made, entry, expectMoved };
  };

  const finishers = [
    [
      'the person themselves',
      (ports: OutboxPorts) => deliverPending('gate_ben', { onFailure: 'log', ports }),
    ],
    [
      'somebody in a room of theirs',
      (ports: OutboxPorts) => deliverPending('r2', { onFailure: 'log', ports }),
    ],
    ['the scheduler', (ports: OutboxPorts) => drainLeftBehind({ ports })],
  ] as const;

  for (const [who, finish] of finishers) {
    it.each([0, 1, 2])(`and was cut off after %i steps is finished by ${who}`, async (steps) => {
      const { world, entry, ports, expectMoved } = moveGate();
      world.stepsLeft = steps;
      await deliver([entry], { ports }).catch(() => undefined);
      world.stepsLeft = Infinity;
      world.time += 60_000;
      await finish(ports);
      expectMoved();
    });
  }

  it('is not delivered by a room that they do not belong to', async () => {
    const { world, ports } = moveGate();
    world.time += 60_000;
    await deliverPending('r3', { onFailure: 'log', ports });
    expect(world.entries.size).toBe(1);
  });

  it('that moves twice ends at the current state, whichever is written last', async () => {
    const { world, ports, entry, expectMoved } = moveGate();
    const { patch } = ports.mirror.database;
    world.gates.set('ben', { validAfter: 90, disabled: false });
    ports.mirror.database.patch = async (updates) => {
      // Between read and write the gate moves once more, and its replica as well.
      ports.mirror.database.patch = patch;
      world.gates.set('ben', { validAfter: 100, disabled: false });
      await patch({ 'gates/ben': { validAfter: 100, disabled: false } });
      return patch(updates);
    };
    await deliver([entry], { ports });
    expectMoved();
  });
});

describe('the list of who is inside', () => {
  it('shows who is inside, keeps observers apart, and counts them', async () => {
    const { world, ports, put, join } = makeFakeOutbox();
    const ada = join(joinOf('ada'));
    const spy = join(joinOf('spy', { profile: 'observer' }));
    const gone = join(joinOf('ben', { gone: ['PA_ben'] }));
    const targets = [ada, spy, gone].map((row) => ({ kind: 'join', identity: identityOf(row) }) as const);
    await deliver([put(targets)], { ports });
    expect([...world.database.keys()].filter((path) => !path.startsWith('admitted/')).sort()).toEqual([
      `inside/r1/ada/${ada.joinId}`,
      `observing/r1/spy/${spy.joinId}`,
      `observingConnections/r1/${spy.joinId}`,
      'observingCount/r1',
    ]);
    expect(world.database.get('observingCount/r1')).toBe(1);
    const person = { since: 5, name: 'ada', profile: 'learner', kind: 'account', seat: 3 };
    expect(world.database.get(`inside/r1/ada/${ada.joinId}`)).toEqual(person);
  });
});

describe('the end of a call for everyone', () => {
  const endCall = () => {
    const made = makeFakeOutbox();
    const ended = { ...endByHost(prepareSession(1), 2), id: 's1' };
    made.world.head = { session: null, epoch: 3, latest: ended };
    const row = made.join(joinOf('ben', { closed: true }));
    const entry = made.put([{ kind: 'matrix' }, { kind: 'session', sessionId: 's1' }], {
      kind: 'close-room',
      sessionId: 's1',
    });
    return { ...made, entry, row };
  };

  it('closes the room of the media server, and tells those who came', async () => {
    const { world, ports, tellOfEnd, entry } = endCall();
    await deliver([entry], { ports, tellOfEnd });
    expect(world.isRoomOpen).toBe(false);
    expect([...world.ended]).toEqual(['s1']);
    expect(world.entries.size).toBe(0);
    expect(world.database.get('access/r1/_matrix')).toEqual({ session: null, epoch: 3 });
  });

  it('that is delivered late removes leftovers, and spares the next session', async () => {
    const { world, ports, entry, join } = endCall();
    world.head = { session: 's2', epoch: 4, latest: { ...prepareSession(3), id: 's2' } };
    const next = join(joinOf('ada', { sessionId: 's2' }));
    await deliver([entry], { ports });
    expect(world.isRoomOpen).toBe(true);
    expect([...world.media]).toEqual([identityOf(next)]);
  });
});

describe('a person without a place in a call', () => {
  it('is removed, unless they have been let in meanwhile', async () => {
    const { world, ports, put, join } = makeFakeOutbox();
    world.head = { session: 's1', epoch: 1, latest: { ...prepareSession(1), id: 's1' } };
    const welcome = join(joinOf('ada'));
    world.media.add('eve');
    for (const identity of ['eve', identityOf(welcome)]) {
      await deliver([put([], { kind: 'remove-identity', identity })], { ports });
    }
    expect([...world.media]).toEqual([identityOf(welcome)]);
  });

  it('a room without a session is closed, but not before a commit has had its time', async () => {
    const { world, ports, put } = makeFakeOutbox();
    let looks = 0;
    ports.media.sleep = () => {
      looks += 1;
      if (looks === 5)
        world.head = { session: 's1', epoch: 1, latest: { ...prepareSession(world.time), id: 's1' } };
      return Promise.resolve();
    };
    await deliver([put([], { kind: 'close-stray-room' })], { ports });
    expect(world.isRoomOpen).toBe(true);
    world.head = null;
    await deliver([put([], { kind: 'close-stray-room' })], { ports });
    expect(world.isRoomOpen).toBe(false);
  });
});
