import { AppError } from '@/lib/errors/app-error';
import { describeEnding } from './call-ending';
import { isAccident, pauseBeforeReturn } from './coming-back';

describe('a page that comes back by itself', () => {
  it.each([
    ['does after the media server restarted', 3, true],
    ['does after the connection was lost', 9, true],
    ['does not after a removal', 4, false],
    ['does not after its person left', 1, false],
    ['does not while another window has the call', 2, false],
  ])('%s', (_, reason, isMeant) => {
    expect(isAccident(describeEnding(reason))).toBe(isMeant);
  });

  it('tries again ever later, and gives up within half a minute', () => {
    const unreachable = new AppError('call/media-server-unreachable');
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((tries) => pauseBeforeReturn(unreachable, tries, 0.5) ?? NaN);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeLessThanOrEqual(30_000);
    expect(pauseBeforeReturn(unreachable, 8, 0.5)).toBeNull();
  });

  it('spreads itself among the pages of a call', () => {
    const lost = new Error('no line');
    expect([0, 1].map((random) => pauseBeforeReturn(lost, 2, random))).toEqual([1500, 2500]);
  });

  it.each(['rooms/removed', 'rooms/full', 'auth/revoked'] as const)('takes %s for an answer', (code) => {
    expect(pauseBeforeReturn(new AppError(code), 1, 0.5)).toBeNull();
  });
});
