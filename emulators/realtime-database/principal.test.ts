import { parseCredential } from './principal';

const token = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;

describe('A credential', () => {
  it('that is a token becomes what rules see as auth', () => {
    const payload = { sub: 'ann', firebase: { sign_in_provider: 'password' }, admin: true };
    expect(parseCredential(token(payload))).toEqual({
      isOwner: false,
      auth: { uid: 'ann', provider: 'password', token: payload },
    });
  });

  it('of the owner passes by the rules, and with an override does not', () => {
    expect(parseCredential('owner')).toEqual({ isOwner: true, auth: null });
    expect(parseCredential('owner', { uid: 'robot' })).toEqual({ isOwner: false, auth: { uid: 'robot' } });
    expect(parseCredential('owner', null)).toEqual({ isOwner: false, auth: null });
  });

  it('that is no token is refused', () => {
    expect(parseCredential('nonsense')).toBeNull();
    expect(parseCredential('')).toBeNull();
  });
});
