import { ConnectionError, DisconnectReason } from 'livekit-client';
import { AppError } from '@/lib/errors/app-error';
import { makeSession } from './session.fixture';

const unreachable = new AppError('call/media-server-unreachable');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page in a call whose media server has gone away, and what our server answers to its next questions. */
const lose = async (reason: DisconnectReason, refusals: readonly AppError[] = []) => {
  const made = makeSession();
  void made.join();
  await jest.advanceTimersByTimeAsync(500);
  for (const refusal of refusals) made.fetchTicket.mockRejectedValueOnce(refusal);
  made.drop(reason);
  await jest.advanceTimersByTimeAsync(500);
  return made;
};
const letTimePass = () => jest.advanceTimersByTimeAsync(60_000);

describe('a page that the media server has lost', () => {
  it.each([DisconnectReason.SERVER_SHUTDOWN, DisconnectReason.UNKNOWN_REASON])(
    'comes back by itself with a new token and its devices (reason %d)',
    async (reason) => {
      const { session, connect, own } = await lose(reason);
      expect(session.read().name).toBe('in-call');
      expect(connect).toHaveBeenLastCalledWith('ws://media', 'two');
      expect(own.setCameraEnabled).toHaveBeenCalledWith(true, { deviceId: 'usb-videoinput' });
    },
  );

  it('tries again while the media server is away, and stays as it is meanwhile', async () => {
    const { session, forget } = await lose(DisconnectReason.SERVER_SHUTDOWN, [unreachable, unreachable]);
    expect(session.read()).toEqual({ name: 'joining' });
    await letTimePass();
    expect(session.read().name).toBe('in-call');
    expect(forget).not.toHaveBeenCalled();
  });

  it('tries again where no line comes about', async () => {
    const { session, connect, drop } = await lose(DisconnectReason.UNKNOWN_REASON);
    connect.mockRejectedValueOnce(ConnectionError.serverUnreachable('m'));
    drop(DisconnectReason.UNKNOWN_REASON);
    await letTimePass();
    expect(session.read().name).toBe('in-call');
    expect(connect).toHaveBeenCalledTimes(4);
  });

  it('offers the press when all tries have failed', async () => {
    const { session, fetchTicket } = await lose(
      DisconnectReason.SERVER_SHUTDOWN,
      Array(20).fill(unreachable),
    );
    await letTimePass();
    const over = { name: 'over', problem: unreachable, outcome: { ending: 'refused', canRejoin: true } };
    expect(session.read()).toMatchObject(over);
    fetchTicket.mockReset().mockRejectedValueOnce(unreachable);
    await session.rejoin();
    expect(session.read()).toMatchObject(over);
    await letTimePass();
    expect(fetchTicket).toHaveBeenCalledTimes(1);
  });

  it('reads at once why the room does not let its person back', async () => {
    const removed = new AppError('rooms/removed');
    const { session, fetchTicket } = await lose(DisconnectReason.UNKNOWN_REASON, [removed]);
    await letTimePass();
    expect(session.read()).toMatchObject({ name: 'over', problem: removed });
    expect(fetchTicket).toHaveBeenCalledTimes(1);
  });

  it.each(['leave', 'cancel'] as const)('stops trying when its person chooses to %s', async (way) => {
    const { session, connect } = await lose(DisconnectReason.SERVER_SHUTDOWN, [unreachable]);
    await session[way]();
    await letTimePass();
    expect(session.read().name).toBe(way === 'leave' ? 'over' : 'checking');
    expect(connect).toHaveBeenCalledTimes(1);
  });
});
