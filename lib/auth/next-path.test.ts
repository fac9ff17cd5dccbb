import { destinationOf, toNextPath, toNextPathOf, withNext } from './next-path';

describe('the path to go on to after signing in', () => {
  it.each([
    ['/rooms/r1'],
    ['/rooms/r1/live'],
    ['/rooms/r1?tab=people#list'],
    ['/'],
    ['/rooms?from=%2F%2Fevil.example'],
  ])('keeps our own path %s', (path) => {
    expect(toNextPath(path)).toBe(path);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty value', ''],
    ['another site', 'https://evil.example/rooms'],
    ['a site without scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a back slash', '/\\evil.example'],
    ['two back slashes', '\\\\evil.example'],
    ['a back slash behind a dot', '/.\\evil.example'],
    ['a tab between slashes', '/\t/evil.example'],
    ['a line break between slashes', '/\n/evil.example'],
    ['a leading blank', ' //evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,hello'],
    ['user info', '@evil.example'],
    ['dots that climb to a host', '/..//evil.example'],
    ['a dot that hides a host', '/.//evil.example'],
    ['a relative path', 'rooms/r1'],
    ['an answer of our server', '/api/health'],
    ['a null byte', '/rooms\u0000'],
    ['the sign-in page itself', '/sign-in?next=/rooms'],
    ['the sign-up page', '/sign-up'],
    ['a page for mailed links', '/auth/action?mode=resetPassword'],
    ['the page that asks for one', '/reset-password'],
    ['the page for cards', '/card?next=/rooms/r1'],
    ['a path that no address can have', '//['],
  ])('falls back to the rooms for %s', (_what, path) => {
    expect(toNextPath(path)).toBe('/rooms');
  });

  it('leaves encoded slashes encoded, so they stay part of the path', () => {
    expect(toNextPath('/%2F%2Fevil.example')).toBe('/%2F%2Fevil.example');
  });
});

describe('the path in an address that a mailed link carries', () => {
  const origin = 'https://chalktalk.example';

  it('is kept when the address is ours', () => {
    expect(toNextPathOf(`${origin}/rooms/r1?tab=people`, origin)).toBe('/rooms/r1?tab=people');
  });

  it.each([
    ['nothing', undefined],
    ['another site', 'https://evil.example/rooms/r1'],
    ['another port', 'https://chalktalk.example:8443/rooms/r1'],
    ['another scheme', 'http://chalktalk.example/rooms/r1'],
    ['our name as user info', 'https://chalktalk.example@evil.example/rooms/r1'],
    ['our name as the beginning of another', 'https://chalktalk.example.evil.example/rooms/r1'],
    ['a host in the path', 'https://chalktalk.example//evil.example'],
    ['a back slash', 'https://chalktalk.example/\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a path without a host', '/rooms/r1'],
  ])('falls back to the rooms for %s', (_what, url) => {
    expect(toNextPathOf(url, origin)).toBe('/rooms');
  });
});

describe('the address of the sign-in page', () => {
  it('carries where the person wanted to go', () => {
    expect(withNext('/sign-in', '/rooms/r1/live')).toBe('/sign-in?next=%2Frooms%2Fr1%2Flive');
    expect(withNext('/card', '/rooms/r1')).toBe('/card?next=%2Frooms%2Fr1');
  });

  it('stays short when the person would go to the rooms anyway', () => {
    expect(withNext('/sign-in', '/rooms')).toBe('/sign-in');
    expect(withNext('/sign-up', 'https://evil.example')).toBe('/sign-up');
  });
});

describe('what lies at the end of the path', () => {
  it.each([
    ['/rooms', { kind: 'rooms' }],
    ['/rooms?tab=all', { kind: 'rooms' }],
    ['/rooms/r1', { kind: 'room', roomId: 'r1' }],
    ['/rooms/r1?from=mail', { kind: 'room', roomId: 'r1' }],
    ['/rooms/r1/live', { kind: 'call', roomId: 'r1' }],
    ['/rooms/r1/settings', { kind: 'room-settings' }],
    ['/rooms/r1/live/more', { kind: 'page' }],
    ['/j/code', { kind: 'invite', code: 'code' }],
    ['/j/', { kind: 'page' }],
    ['/groups', { kind: 'groups' }],
    ['/groups/g1/cards', { kind: 'group' }],
    ['/account', { kind: 'account' }],
    ['/account/deleted', { kind: 'page' }],
    ['/', { kind: 'page' }],
  ])('%s leads to %j', (path, destination) => {
    expect(destinationOf(path)).toEqual(destination);
  });
});
