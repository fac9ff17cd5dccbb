import { clientAddress } from './client-address';

const addressOf = (forwarded: string | null) =>
  clientAddress(new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }));

describe('the address of a client', () => {
  it.each([
    ['nothing said', null, 'unknown'],
    ['an empty header', ' ', 'unknown'],
    ['one address', '203.0.113.9', '203.0.113.9'],
    ['an address and proxies behind it', '203.0.113.9, 10.0.0.1', '203.0.113.9'],
    ['an IPv4 address written as IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
    ['IPv6, whole', '2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['IPv6, shortened within the network part', '2001:db8::6', '2001:db8:0:0::/64'],
    ['IPv6, shortened behind it', '2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['the IPv6 loopback', '::1', '0:0:0:0::/64'],
  ])('with %s', (_, forwarded, address) => {
    expect(addressOf(forwarded)).toBe(address);
  });
});
