import { ConnectionError, DisconnectReason } from 'livekit-client';
import { AppError } from '@/lib/errors/app-error';
import { accountDisabled, describeEnding, roomDeleted, signedOutEverywhere } from '../../call-ending';
import { makeSession, ticket } from './session.fixture';

describe('entering', () => {
  it('connects in the click itself and publishes what was prepared', async () => {
    const { session, connect, own, tracks, join, remember } = makeSession();
    const joined = join();
    expect(connect).toHaveBeenCalledWith('ws://media', 'one');
    expect(session.read().name).toBe('joining');
    expect(session.prepared.read().camera).toBe(tracks.camera);
    await joined;
    expect(session.read().name).toBe('in-call');
    expect(own.publishTrack).toHaveBeenCalledTimes(2);
    expect(session.prepared.read()).toEqual({ camera: null, microphone: null });
    expect(remember).toHaveBeenCalledWith(ticket, { camera: true, microphone: true });
  });

  it('opens the line before it takes the tracks, and is joining when they change hands', () => {
    const { session, connect } = makeSession();
    const takeTracks = jest.fn(() => {
      expect(connect).toHaveBeenCalledTimes(1);
      return { camera: null, microphone: null };
    });
    void session.join(ticket, takeTracks, jest.fn());
    expect(takeTracks).toHaveBeenCalledTimes(1);
    expect(session.read().name).toBe('joining');
  });

  it('silently tries once more with a new token when no line came about', async () => {
    const { session, connect, join, fetchTicket } = makeSession();
    connect.mockRejectedValueOnce(ConnectionError.internal('could not establish pc connection'));
    await join();
    expect(connect.mock.calls).toEqual([
      ['ws://media', 'one'],
      ['ws://media', 'two'],
    ]);
    expect(fetchTicket).toHaveBeenCalledTimes(1);
    expect(session.read().name).toBe('in-call');
    expect(session.readTicket()?.token).toBe('two');
  });

  it('does not try again when the person has given up', async () => {
    const { session, connect, join, fetchTicket } = makeSession();
    let fail: (thrown: Error) => void = () => undefined;
    connect.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const joined = join();
    session.cancel();
    fail(ConnectionError.internal('m'));
    await joined;
    expect(fetchTicket).not.toHaveBeenCalled();
    expect(session.read()).toEqual({ name: 'checking', problem: null });
  });

  it('begins no next session when the wanted one was ended for everyone', async () => {
    const { session, connect, join, fetchTicket, isEndedForEveryone } = makeSession();
    connect.mockRejectedValueOnce(ConnectionError.internal('m'));
    fetchTicket.mockResolvedValue({ ...ticket, sessionId: 'next' });
    isEndedForEveryone.mockResolvedValue(true);
    await join();
    expect(connect).toHaveBeenCalledTimes(1);
    expect(session.read()).toMatchObject({ name: 'checking', problem: { code: 'rooms/ended' } });
  });

  it('tells the media server who receives the camera before sending it, on each entry', async () => {
    const { session, connect, own, cameraRecipients, join, drop } = makeSession();
    const order = () =>
      [connect, cameraRecipients.apply, own.publishTrack, own.setCameraEnabled].flatMap(
        (step) => step.mock.invocationCallOrder[0] ?? [],
      );
    await join();
    expect(order()).toEqual([...order()].sort((one, other) => one - other));
    expect(own.publishTrack).toHaveBeenCalled();
    drop(DisconnectReason.MEDIA_FAILURE);
    await session.rejoin();
    expect(cameraRecipients.apply).toHaveBeenCalledTimes(2);
    const [again] = own.setCameraEnabled.mock.invocationCallOrder;
    expect(cameraRecipients.apply.mock.invocationCallOrder[1]).toBeLessThan(again ?? 0);
  });

  it('returns to the device check when refused, and stops the camera', async () => {
    const { session, connect, tracks, join } = makeSession();
    const refusal = new Error('refused');
    connect.mockRejectedValue(refusal);
    await join();
    expect(session.read()).toEqual({ name: 'checking', problem: refusal });
    expect(tracks.camera.stop).toHaveBeenCalled();
  });

  it('stays in the call when one track cannot be published', async () => {
    const { session, own, tracks, join, reportDeviceTrouble } = makeSession();
    own.publishTrack.mockRejectedValueOnce(new Error('no'));
    await join();
    expect(session.read().name).toBe('in-call');
    expect(tracks.camera.stop).toHaveBeenCalled();
    expect(reportDeviceTrouble).toHaveBeenCalledWith('camera', expect.any(Error));
  });

  it('reports no device trouble for what others turned off meanwhile', async () => {
    const { own, tracks, join, takeCamera, reportDeviceTrouble, remember } = makeSession();
    own.publishTrack.mockImplementationOnce(async () => {
      await Promise.resolve();
      takeCamera();
      throw new Error('cancelled');
    });
    await join();
    expect(tracks.camera.stop).toHaveBeenCalled();
    expect(reportDeviceTrouble).not.toHaveBeenCalled();
    expect(remember).toHaveBeenLastCalledWith(ticket, { camera: false, microphone: true });
  });

  it('can be given up while it takes too long', async () => {
    const { session, own, tracks, join, disconnect } = makeSession();
    const joined = join();
    session.cancel();
    await joined;
    expect(session.read()).toEqual({ name: 'checking', problem: null });
    expect(disconnect).toHaveBeenCalled();
    expect(tracks.microphone.stop).toHaveBeenCalled();
    expect(own.publishTrack).not.toHaveBeenCalled();
  });
});

const aMoment = () => new Promise((resolve) => setTimeout(resolve));

describe('the end of a call', () => {
  it.each([
    [DisconnectReason.PARTICIPANT_REMOVED, 'removed', 1],
    [DisconnectReason.ROOM_DELETED, 'ended', 1],
    [DisconnectReason.MEDIA_FAILURE, 'media-failed', 0],
    // The SDK hangs up when the page goes, and a reload comes back.
    [DisconnectReason.CLIENT_INITIATED, 'left', 0],
  ])('by reason %d is "%s"', async (reason, ending, forgotten) => {
    const { session, join, drop, forget } = makeSession();
    await join();
    drop(reason);
    await aMoment();
    expect(session.read()).toMatchObject({ name: 'over', outcome: { ending } });
    expect(session.read()).not.toHaveProperty('isAsking');
    expect(forget).toHaveBeenCalledTimes(forgotten);
  });

  it.each([
    ['signed-out', signedOutEverywhere],
    ['disabled', accountDisabled],
  ] as const)(
    'by removal says nothing before it is known whether the person was %s',
    async (how, outcome) => {
      const { session, join, drop, forget, howSignInEnded } = makeSession();
      howSignInEnded.mockResolvedValueOnce(how);
      await join();
      drop(DisconnectReason.PARTICIPANT_REMOVED);
      expect(session.read()).toMatchObject({ name: 'over', isAsking: true });
      await aMoment();
      expect(session.read()).toEqual({ name: 'over', outcome, problem: null });
      expect(forget).toHaveBeenCalled();
    },
  );

  it('by removal because a next session has begun is shown as an end for everyone', async () => {
    const { session, join, drop, isEndedForEveryone } = makeSession();
    isEndedForEveryone.mockResolvedValueOnce(true);
    await join();
    drop(DisconnectReason.PARTICIPANT_REMOVED);
    await aMoment();
    const outcome = describeEnding(DisconnectReason.ROOM_DELETED);
    expect(session.read()).toEqual({ name: 'over', outcome, problem: null });
  });

  it('by the media room’s end waits for whether the whole room was deleted', async () => {
    const { session, join, drop, isRoomGone } = makeSession();
    isRoomGone.mockResolvedValueOnce(true);
    await join();
    drop(DisconnectReason.ROOM_DELETED);
    expect(session.read()).toMatchObject({ name: 'over', isAsking: true });
    await aMoment();
    expect(session.read()).toEqual({ name: 'over', outcome: roomDeleted, problem: null });
  });

  it('by a lost connection is shown as the end for everyone that it was', async () => {
    const { session, join, drop, forget, fetchTicket, isEndedForEveryone } = makeSession();
    fetchTicket.mockRejectedValueOnce(new AppError('rooms/ended'));
    isEndedForEveryone.mockResolvedValueOnce(true);
    await join();
    drop(DisconnectReason.UNKNOWN_REASON);
    expect(session.read()).toEqual({ name: 'joining' });
    await aMoment();
    expect(isEndedForEveryone).toHaveBeenCalledWith(ticket);
    const outcome = describeEnding(DisconnectReason.ROOM_DELETED);
    expect(session.read()).toEqual({ name: 'over', outcome, problem: null });
    expect(forget).toHaveBeenCalled();
  });

  it('that is found out after the person has come back no longer disturbs them', async () => {
    const { session, join, drop, fetchTicket, isEndedForEveryone } = makeSession();
    let find: (isEnded: boolean) => void = () => undefined;
    fetchTicket.mockRejectedValueOnce(new AppError('rooms/ended'));
    isEndedForEveryone.mockReturnValueOnce(new Promise((resolve) => (find = resolve)));
    await join();
    drop(DisconnectReason.UNKNOWN_REASON);
    await aMoment();
    await session.rejoin();
    find(true);
    await aMoment();
    expect(session.read().name).toBe('in-call');
  });

  it('hangs up and stops what was on its way when the page goes', async () => {
    const { stop, join, disconnect, tracks } = makeSession();
    const joined = join();
    stop();
    await joined;
    expect(disconnect).toHaveBeenCalled();
    expect(tracks.camera.stop).toHaveBeenCalled();
  });
});

describe('coming back', () => {
  it('takes a new token and opens what was open', async () => {
    const { session, connect, own, join, drop } = makeSession();
    await join();
    session.noteDevice('camera', false);
    drop(DisconnectReason.MEDIA_FAILURE);
    await session.rejoin();
    expect(connect).toHaveBeenLastCalledWith('ws://media', 'two');
    expect(session.read().name).toBe('in-call');
    expect(own.setMicrophoneEnabled).toHaveBeenCalledWith(true, { deviceId: 'usb-audioinput' });
    expect(own.setCameraEnabled).not.toHaveBeenCalled();
  });

  it('begins no next session when the last one was ended for everyone meanwhile', async () => {
    const { session, connect, join, drop, fetchTicket, isEndedForEveryone } = makeSession();
    fetchTicket.mockResolvedValue({ ...ticket, token: 'two', sessionId: 'next' });
    await join();
    isEndedForEveryone.mockResolvedValueOnce(true);
    drop(DisconnectReason.SIGNAL_CLOSE);
    await aMoment();
    const outcome = describeEnding(DisconnectReason.ROOM_DELETED);
    expect(session.read()).toEqual({ name: 'over', outcome, problem: null });
    expect(connect).toHaveBeenCalledTimes(1);

    isEndedForEveryone.mockResolvedValueOnce(true);
    await session.rejoin();
    expect(session.read().name).toBe('in-call');
    expect(connect).toHaveBeenLastCalledWith('ws://media', 'two');
  });

  it('enters the next session when the last one emptied', async () => {
    const { session, join, drop, fetchTicket } = makeSession();
    fetchTicket.mockResolvedValue({ ...ticket, token: 'two', sessionId: 'next' });
    await join();
    drop(DisconnectReason.SIGNAL_CLOSE);
    await aMoment();
    expect(session.read().name).toBe('in-call');
  });

  it('says why it did not work, and can be tried again', async () => {
    const { session, join, drop, fetchTicket } = makeSession();
    await join();
    drop(DisconnectReason.ROOM_DELETED);
    const ended = new AppError('rooms/ended');
    fetchTicket.mockRejectedValueOnce(ended);
    await session.rejoin();
    expect(session.read()).toMatchObject({ name: 'over', problem: ended, outcome: { canRejoin: true } });
    await session.rejoin();
    expect(session.read().name).toBe('in-call');
  });
});
