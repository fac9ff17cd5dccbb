import { ConnectionError, UnexpectedConnectionState } from 'livekit-client';
import { AppError } from '@/lib/errors/app-error';
import type { JoinTicket } from '../../join-ticket';
import { connectTwice } from './connect-twice';

const old = { token: 'old' } as JoinTicket;
const fresh = { token: 'fresh' } as JoinTicket;

/** Connecting meets these problems one after another, and works afterwards. */
const setUp = (problems: readonly Error[], renew: () => Promise<JoinTicket | null>) => {
  const left = [...problems];
  const used: JoinTicket[] = [];
  const connect = (ticket: JoinTicket) => {
    used.push(ticket);
    const problem = left.shift();
    return problem ? Promise.reject(problem) : Promise.resolve();
  };
  return { used, done: connectTwice(old, { connect, renew }) };
};
const giveFresh = () => Promise.resolve(fresh);

describe('a connection to the call', () => {
  it('is begun in the click itself', () => {
    expect(setUp([], giveFresh).used).toEqual([old]);
  });

  it.each([
    ['there was no line', ConnectionError.internal('could not establish pc connection')],
    ['nobody answered in time', ConnectionError.timeout('m')],
    ['the media server sent it away', new UnexpectedConnectionState('PC manager is closed')],
    ['the room was full', ConnectionError.websocket('m')],
    ['the call had closed', ConnectionError.notAllowed('m', 404)],
    ['the token was none any more', ConnectionError.notAllowed('m', 401)],
  ])('is tried once more with a new token when %s', async (_, problem) => {
    const { used, done } = setUp([problem], giveFresh);
    await done;
    expect(used).toEqual([old, fresh]);
  });

  it.each([
    ['stopped', ConnectionError.cancelled('m')],
    ['to a server out of reach', ConnectionError.serverUnreachable('m')],
    ['refused by our own server', new AppError('rooms/locked')],
  ])('is not tried again when it was %s', async (_, problem) => {
    const { used, done } = setUp([problem], giveFresh);
    await expect(done).rejects.toBe(problem);
    expect(used).toEqual([old]);
  });

  it('ends with our server’s refusal of a person who may no longer come in', async () => {
    const refusal = new AppError('rooms/removed');
    const { done } = setUp([ConnectionError.internal('m')], () => Promise.reject(refusal));
    await expect(done).rejects.toBe(refusal);
  });

  it('is not tried again when nobody wants it', async () => {
    const { used, done } = setUp([ConnectionError.internal('m')], () => Promise.resolve(null));
    await expect(done).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(used).toEqual([old]);
  });

  it('fails with a code of its own when no line comes about twice', async () => {
    const second = ConnectionError.timeout('m');
    const { done } = setUp([ConnectionError.internal('m'), second], giveFresh);
    await expect(done).rejects.toMatchObject({ code: 'call/not-connected', cause: second });
  });

  it('fails with another problem of the second try', async () => {
    const second = ConnectionError.websocket('m');
    const { done } = setUp([ConnectionError.internal('m'), second], giveFresh);
    await expect(done).rejects.toBe(second);
  });
});
