import { parseIdentity, toIdentity } from './identity';
import { parseServiceIdentity, toServiceIdentity } from './service-identity';

const serviceId = 'abcdefghij0123456789';

describe('the identity of a service', () => {
  it('names the service', () => {
    expect(parseServiceIdentity(toServiceIdentity(serviceId))).toBe(serviceId);
  });

  it('is nobody’s, and no person’s is that of a service', () => {
    expect(parseIdentity(toServiceIdentity(serviceId))).toBeNull();
    expect(parseServiceIdentity(toIdentity(`service-${serviceId}`, 'abcdefgh12345678'))).toBeNull();
    expect(parseServiceIdentity(toIdentity('ben', 'abcdefgh12345678'))).toBeNull();
  });

  it.each([`service-${serviceId}#2`, 'service-short', `service-${serviceId}x`, `x${serviceId}`, 'service-../../gates/ben12'])(
    'is not %s',
    (identity) => {
      expect(parseServiceIdentity(identity)).toBeNull();
    },
  ); // prettier-ignore
});
