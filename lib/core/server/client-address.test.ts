import { clientAddress, trustedProxies } from './client-address';

const addressOf = (forwarded: string | null, env: Record<string, string> = {}) =>
  clientAddress(new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }), env);

describe('the address of a client', () => {
  it.each([
    ['nothing said', null, 'unknown'],
    ['an empty header', ' ', 'unknown'],
    ['one address', '203.0.113.9', '203.0.113.9'],
    ['an IPv4 address written as IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
    ['IPv6, whole', '2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['IPv6, shortened within the network part', '2001:db8::6', '2001:db8:0:0::/64'],
    ['IPv6, shortened behind it', '2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['the IPv6 loopback', '::1', '0:0:0:0::/64'],
  ])('with %s', (_, forwarded, address) => {
    expect(addressOf(forwarded)).toBe(address);
  });

  it.each([
    ['is what the proxy has added, not what the client says', '192.0.2.1, 203.0.113.9', {}, '203.0.113.9'],
    [
      'is what the outer of two proxies has added',
      '192.0.2.1, 203.0.113.9, 10.0.0.1',
      { TRUSTED_PROXIES: '2' },
      '203.0.113.9',
    ],
    [
      'is the first where the outer proxy was passed by',
      '203.0.113.9',
      { TRUSTED_PROXIES: '2' },
      '203.0.113.9',
    ],
    [
      'is the first on Vercel, which sets all of them',
      '203.0.113.9, 10.0.0.1',
      { VERCEL: '1' },
      '203.0.113.9',
    ],
  ])('%s', (_, forwarded, env, address) => {
    expect(addressOf(forwarded, env)).toBe(address);
  });
});

describe('the number of proxies', () => {
  it('is one unless it is said', () => {
    expect(trustedProxies({})).toBe(1);
    expect(trustedProxies({ TRUSTED_PROXIES: '' })).toBe(1);
    expect(trustedProxies({ TRUSTED_PROXIES: '3' })).toBe(3);
    expect(trustedProxies({ TRUSTED_PROXIES: '0' })).toBe(0);
  });

  it.each(['-1', '00', '1.5', 'two', '100'])('is not "%s"', (text) => {
    expect(() => trustedProxies({ TRUSTED_PROXIES: text })).toThrow(/TRUSTED_PROXIES/);
  });
});
