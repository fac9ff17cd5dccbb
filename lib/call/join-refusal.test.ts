import { classifyRefusal, pauseBeforeKnock } from './join-refusal';

describe('a refusal at the door', () => {
  it.each([
    ['auth/required', 'sign-in'],
    ['auth/revoked', 'sign-in'],
    ['auth/disabled', 'final'],
    ['rooms/not-found', 'final'],
    ['rooms/not-a-member', 'final'],
    ['rooms/removed', 'final'],
    ['rooms/declined', 'sent-away'],
    ['rooms/ended', 'wait'],
    ['rooms/waiting', 'wait'],
    ['rooms/locked', 'wait'],
    ['rooms/full', 'wait'],
    ['call/media-server-unreachable', 'wait'],
    ['server/internal', 'wait'],
    [null, 'wait'],
  ] as const)('%s: %s', (code, kind) => {
    expect(classifyRefusal(code)).toBe(kind);
  });

  it('is tried again soon, then every quarter of a minute', () => {
    expect(pauseBeforeKnock(0)).toBe(3000);
    expect(pauseBeforeKnock(30)).toBe(15_000);
  });
});
