import type { MediaEvent } from '@/lib/livekit/media-event';
import type { Admitted } from '@/lib/rooms/schema';
import type { EventSnapshot } from './decide-event';
import { prepareSession } from '@/lib/rooms/session/session';
import type { PendingEntry } from '@/lib/rooms/outbox/outbox-entry';
import { handleMediaEvent, type EventPorts } from './handle-media-event';

const entry: PendingEntry = { id: 'o1', roomId: 'r1', createdAt: 0, leasedUntil: 0, mirror: [], media: null };

const fake = <Name extends keyof EventPorts>(_: Name, does: EventPorts[Name]) =>
  jest.fn<ReturnType<EventPorts[Name]>, Parameters<EventPorts[Name]>>(does as never);

const setUp = (outcome: PendingEntry | 'seen' | null = entry) => {
  const ports = {
    roomPrefix: fake('roomPrefix', () => 'chalktalk'),
    applyOnce: fake('applyOnce', () => Promise.resolve(outcome)),
    noteService: fake('noteService', () => Promise.resolve(entry)),
    endTemporaryGrant: fake('endTemporaryGrant', () => Promise.resolve()),
    shareGoesOn: fake('shareGoesOn', () => Promise.resolve(false)),
    deliver: fake('deliver', () => Promise.resolve()),
    deliverPending: fake('deliverPending', () => Promise.resolve()),
    enforce: fake('enforce', () => Promise.resolve()),
    lookAtPhoneLater: fake('lookAtPhoneLater', () => undefined),
    keepPlaces: fake('keepPlaces', () => Promise.resolve()),
    reviewHosts: fake('reviewHosts', () => Promise.resolve()),
    tellWaiting: fake('tellWaiting', () => Promise.resolve()),
    tellOfBeginning: fake('tellOfBeginning', () => undefined),
    superviseRehearsal: fake('superviseRehearsal', () => Promise.resolve()),
    now: fake('now', () => 0),
  };
  return ports satisfies EventPorts;
};

const arrival = (identity: string, roomName = 'chalktalk_r1'): MediaEvent => ({
  kind: 'arrived',
  id: 'EV_1',
  roomName,
  roomSid: 'RM_1',
  at: 1,
  identity,
  participantSid: 'PA_1',
  since: 1,
});

describe('an event of the media server', () => {
  it('is applied and delivered', async () => {
    const ports = setUp();
    await handleMediaEvent(ports, arrival('ben_abcdefgh12345678'));
    const [, keys] = ports.applyOnce.mock.calls[0] ?? [];
    expect(keys).toEqual({ roomId: 'r1', identity: 'ben_abcdefgh12345678' });
    expect(ports.deliver).toHaveBeenCalledWith(entry);
  });

  it('about a stranger is enforced before their removal is delivered, to audit it', async () => {
    const identity = 'ben_abcdefgh12345678';
    const stranger: PendingEntry = { ...entry, media: { kind: 'remove-identity', identity } };
    const ports = setUp(stranger);
    await handleMediaEvent(ports, arrival(identity));
    expect(ports.enforce).toHaveBeenCalledTimes(1);
    expect(ports.deliver).toHaveBeenCalledWith(stranger);
    const [enforced = 0] = ports.enforce.mock.invocationCallOrder;
    expect(enforced).toBeLessThan(ports.deliver.mock.invocationCallOrder[0] ?? 0);
  });

  it('about an arrival ends with a look at the places of the call', async () => {
    const ports = setUp();
    const identity = 'ben_abcdefgh12345678';
    await handleMediaEvent(ports, arrival(identity));
    expect(ports.keepPlaces.mock.calls).toEqual([[{ roomId: 'r1', roomName: 'chalktalk_r1', identity }]]);
  });

  it('that was seen before only delivers what was left', async () => {
    const ports = setUp('seen');
    await handleMediaEvent(ports, arrival('ben_abcdefgh12345678'));
    expect(ports.deliver).not.toHaveBeenCalled();
    expect(ports.deliverPending).toHaveBeenCalledWith('r1');
  });

  it('in a rehearsal only supervises who is there, and changes no room', async () => {
    const ports = setUp();
    const name = 'chalktalk_r1_rehearsal_ben';
    await handleMediaEvent(ports, arrival('ben_abcdefgh12345678', name));
    await handleMediaEvent(ports, {
      id: 'EV_9',
      kind: 'room-started',
      roomName: name,
      roomSid: 'RM_9',
      at: 1,
    });
    expect(ports.superviseRehearsal.mock.calls).toEqual([
      [{ roomId: 'r1', uid: 'ben' }, 'ben_abcdefgh12345678'],
    ]);
    expect(ports.applyOnce).not.toHaveBeenCalled();
    expect(ports.enforce).not.toHaveBeenCalled();
  });

  it('that begins a session notifies the members, once', async () => {
    const row = { roomId: 'r1', sessionId: 's1', profile: 'learner', arrived: null, left: [] };
    const latest = { ...prepareSession(0), id: 's1' };
    const snapshot = { hasRoom: true, head: { epoch: 1, session: 's1', latest }, row } as unknown;
    const first = setUp(null);
    first.applyOnce.mockImplementation((_, __, decide) => {
      decide(snapshot as EventSnapshot);
      return Promise.resolve(null);
    });
    await handleMediaEvent(first, arrival('ben_abcdefgh12345678'));
    const begun = { roomId: 'r1', sessionId: 's1', identity: 'ben_abcdefgh12345678' };
    expect(first.tellOfBeginning.mock.calls).toEqual([[begun]]);
    const again = setUp('seen');
    await handleMediaEvent(again, arrival('ben_abcdefgh12345678'));
    expect(again.tellOfBeginning).not.toHaveBeenCalled();
  });

  it('that changes nothing outside needs nothing more', async () => {
    const ports = setUp(null);
    await handleMediaEvent(ports, arrival('ben_abcdefgh12345678'));
    expect(ports.deliver).not.toHaveBeenCalled();
    expect(ports.deliverPending).not.toHaveBeenCalled();
  });

  it('about an ended track ends what was allowed once for it, and nothing else', async () => {
    const ports = setUp();
    const ended = { id: 'EV_2', roomName: 'chalktalk_r1', roomSid: 'RM_1', at: 7000 };
    const unpublished = { ...ended, kind: 'unpublished', source: 'screen_share' } as const;
    await handleMediaEvent(ports, { ...unpublished, identity: 'ben_abcdefgh12345678' });
    await handleMediaEvent(ports, { ...unpublished, identity: 'no identity of ours' });
    expect(ports.endTemporaryGrant.mock.calls).toEqual([
      [{ roomId: 'r1', uid: 'ben', capability: 'screen:publish', at: 7000 }],
    ]);
    expect(ports.applyOnce).not.toHaveBeenCalled();
  });

  it('about an ended share ends nothing while that share goes on', async () => {
    const ports = setUp();
    ports.shareGoesOn.mockResolvedValue(true);
    const ended = { id: 'EV_2', roomName: 'chalktalk_r1', roomSid: 'RM_1', at: 7000 };
    const identity = 'ben_abcdefgh12345678';
    await handleMediaEvent(ports, { ...ended, kind: 'unpublished', source: 'screen_share', identity });
    expect(ports.endTemporaryGrant).not.toHaveBeenCalled();
    await handleMediaEvent(ports, { ...ended, kind: 'unpublished', source: 'camera', identity });
    expect(ports.endTemporaryGrant).toHaveBeenCalledTimes(1);
  });

  it.each(['staging_r1', 'r1', ''])('of the room "%s" is not ours', async (roomName) => {
    const ports = setUp();
    await handleMediaEvent(ports, arrival('ben_abcdefgh12345678', roomName));
    expect(ports.applyOnce).not.toHaveBeenCalled();
  });

  it.each(['ben_abcdefgh12345678#camera', 'eve', '../gates/x_abcdefgh12345678', 'EG_abc'])(
    'about "%s", which no row can be named after, is decided without one',
    async (identity) => {
      const ports = setUp();
      await handleMediaEvent(ports, arrival(identity));
      expect(ports.applyOnce.mock.calls[0]?.[1]).toEqual({ roomId: 'r1', identity: null });
    },
  );

  it('fails when delivery fails, so that the media server reports it again', async () => {
    const ports = setUp();
    ports.deliver.mockRejectedValueOnce(new Error('gone'));
    await expect(handleMediaEvent(ports, arrival('ben_abcdefgh12345678'))).rejects.toThrow('gone');
  });

  it.each([
    ['host', 1],
    ['co-host', 1],
    ['learner', 0],
  ] as const)('about a %s reviews whether hosts are left', async (profile, times) => {
    const ports = setUp();
    const row = { profile, arrived: null, gone: [] as string[] };
    ports.applyOnce.mockImplementation((_event, _keys, decide) => {
      decide({ hasRoom: true, head: null, row: row as unknown as Admitted });
      return Promise.resolve(entry);
    });
    await handleMediaEvent(ports, { ...arrival('ben_abcdefgh12345678'), kind: 'left' } as MediaEvent);
    expect(ports.reviewHosts.mock.calls).toEqual(Array(times).fill(['r1']));
    expect(ports.tellWaiting.mock.calls).toEqual(Array(times).fill(['r1']));
  });

  it('about an arrival enforces the person, even when it is reported again', async () => {
    for (const outcome of [entry, 'seen', null] as const) {
      const ports = setUp(outcome);
      await handleMediaEvent(ports, arrival('ben_abcdefgh12345678#2'));
      expect(ports.enforce).toHaveBeenCalledWith('r1', 'ben_abcdefgh12345678#2');
    }
  });

  it('about a service tells everybody in the room before it gets permissions', async () => {
    const ports = setUp();
    const steps: string[] = [];
    ports.deliver.mockImplementation(() => Promise.resolve(void steps.push('told')));
    ports.enforce.mockImplementation(() => Promise.resolve(void steps.push('looked up')));
    await handleMediaEvent(ports, arrival('service-abcdefghij0123456789'));
    expect(ports.noteService.mock.calls).toEqual([
      [
        {
          kind: 'arrived',
          roomId: 'r1',
          serviceId: 'abcdefghij0123456789',
          participant: { sid: 'PA_1', since: 1 },
        },
      ],
    ]);
    expect(steps).toEqual(['told', 'looked up']);
    expect(ports.applyOnce).not.toHaveBeenCalled();
  });

  it('about a known service finishes what was left, and enforces it again', async () => {
    const ports = setUp();
    ports.noteService.mockResolvedValue(null);
    await handleMediaEvent(ports, arrival('service-abcdefghij0123456789'));
    expect(ports.deliverPending).toHaveBeenCalledWith('r1');
    expect(ports.enforce).toHaveBeenCalledTimes(1);
  });

  it('about a service that has left is delivered, and nobody is enforced', async () => {
    const ports = setUp();
    await handleMediaEvent(ports, {
      ...(arrival('service-abcdefghij0123456789') as Extract<MediaEvent, { kind: 'arrived' | 'left' }>),
      kind: 'left',
    });
    expect(ports.noteService.mock.calls[0]?.[0]).toMatchObject({ kind: 'left' });
    expect(ports.deliver).toHaveBeenCalledWith(entry);
    expect(ports.enforce).not.toHaveBeenCalled();
  });

  it('about a track enforces its publisher, and changes nothing else', async () => {
    const ports = setUp();
    const place = { id: 'EV_2', roomName: 'chalktalk_r1', roomSid: 'RM_1', at: 1 };
    await handleMediaEvent(ports, { ...place, kind: 'track-published', identity: 'ben_abcdefgh12345678' });
    expect(ports.enforce).toHaveBeenCalledWith('r1', 'ben_abcdefgh12345678');
    expect(ports.applyOnce).not.toHaveBeenCalled();
  });
});
