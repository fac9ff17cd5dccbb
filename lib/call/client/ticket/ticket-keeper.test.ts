import { AppError } from '@/lib/errors/app-error';
import type { JoinTicket } from '../../join-ticket';
import { createTicketKeeper, RENEW_AFTER } from './ticket-keeper';

const ticket = (joinId = 'abcdefgh12345678') =>
  ({ token: 'token', joinId, expiresAt: Date.now() + 120_000 }) as unknown as JoinTicket;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('the token that waits behind the device check', () => {
  it('is ready before the click and renewed after 90 s, for the same identity', async () => {
    const request = jest.fn((_joinId: string | null, _goesOn: boolean) => Promise.resolve(ticket()));
    const keeper = createTicketKeeper(request, null);
    const stop = keeper.start();
    await settle();
    expect(keeper.read().status).toBe('ready');
    await jest.advanceTimersByTimeAsync(RENEW_AFTER);
    expect(request.mock.calls).toEqual([
      [null, false],
      ['abcdefgh12345678', false],
    ]);
    stop();
    await jest.advanceTimersByTimeAsync(RENEW_AFTER * 2);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('stays usable when one renewal fails, until it ends', async () => {
    const request = jest
      .fn<Promise<JoinTicket>, [string | null]>()
      .mockRejectedValue(new TypeError('offline'));
    request.mockResolvedValueOnce(ticket());
    const keeper = createTicketKeeper(request, null);
    keeper.start();
    await jest.advanceTimersByTimeAsync(RENEW_AFTER);
    expect(keeper.read().status).toBe('ready');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(keeper.read().status).toBe('refused');
  });

  it('is gone as soon as the room refuses, even while it is still valid', async () => {
    const request = jest.fn<Promise<JoinTicket>, [string | null]>().mockResolvedValueOnce(ticket());
    const keeper = createTicketKeeper(request, null);
    keeper.start();
    await settle();
    request.mockRejectedValueOnce(new AppError('rooms/locked')).mockResolvedValue(ticket());
    await keeper.lookAgain();
    expect(keeper.read()).toMatchObject({ status: 'refused', kind: 'wait' });
    await jest.advanceTimersByTimeAsync(3000);
    expect(keeper.read().status).toBe('ready');
  });

  it('is requested again when permissions have changed, and stays when that fails', async () => {
    const request = jest.fn<Promise<JoinTicket>, [string | null]>();
    request.mockResolvedValueOnce(ticket()).mockResolvedValueOnce({ ...ticket(), profile: 'host' });
    request.mockRejectedValueOnce(new AppError('rooms/archived'));
    const keeper = createTicketKeeper(request, null);
    const stop = keeper.start();
    await settle();
    stop();
    await keeper.refresh();
    // A refresh opens no next session.
    expect(request).toHaveBeenLastCalledWith('abcdefgh12345678', true);
    expect(keeper.read()).toMatchObject({ status: 'ready', ticket: { profile: 'host' } });
    await keeper.refresh();
    expect(keeper.read()).toMatchObject({ status: 'ready', ticket: { profile: 'host' } });
  });

  it('keeps the newest answer when an older one comes last', async () => {
    const answers: ((ticket: JoinTicket) => void)[] = [];
    const keeper = createTicketKeeper(() => new Promise((resolve) => answers.push(resolve)), null);
    const [paused, resumed] = [keeper.refresh(), keeper.refresh()];
    answers[1]?.({ ...ticket(), profile: 'learner' });
    await resumed;
    answers[0]?.({ ...ticket(), profile: 'observer' });
    await paused;
    expect(keeper.read()).toMatchObject({ status: 'ready', ticket: { profile: 'learner' } });
  });

  it('comes without a click when an ended room opens again', async () => {
    const request = jest.fn<Promise<JoinTicket>, [string | null]>();
    request.mockRejectedValueOnce(new AppError('rooms/ended')).mockResolvedValue(ticket());
    const keeper = createTicketKeeper(request, null);
    keeper.start();
    await settle();
    expect(keeper.read()).toMatchObject({ status: 'refused', kind: 'wait' });
    await jest.advanceTimersByTimeAsync(3000);
    expect(keeper.read().status).toBe('ready');
  });

  it('comes soon to a declined person whom a host lets in, even after a long wait', async () => {
    const request = jest.fn<Promise<JoinTicket>, [string | null]>();
    request.mockRejectedValue(new AppError('rooms/waiting'));
    const keeper = createTicketKeeper(request, null);
    keeper.start();
    await jest.advanceTimersByTimeAsync(120_000);
    request.mockRejectedValue(new AppError('rooms/declined'));
    // As the page does when the answer comes.
    keeper.start();
    await settle();
    expect(keeper.read()).toMatchObject({ status: 'refused', kind: 'sent-away' });
    request.mockResolvedValue(ticket());
    await jest.advanceTimersByTimeAsync(3000);
    expect(keeper.read().status).toBe('ready');
  });

  it('does not ask again when only somebody else can open', async () => {
    const request = jest.fn(() => Promise.reject(new AppError('rooms/not-a-member')));
    const keeper = createTicketKeeper(request, null);
    keeper.start();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('drops an answer that comes after its stop', async () => {
    let answer: (ticket: JoinTicket) => void = () => undefined;
    const keeper = createTicketKeeper(() => new Promise((resolve) => (answer = resolve)), null);
    keeper.start()();
    answer(ticket());
    await settle();
    expect(keeper.read().status).toBe('loading');
  });
});
