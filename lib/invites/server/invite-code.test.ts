import { inviteIdOf, newCode, openCode, sealCode } from './invite-code';

beforeAll(() => {
  process.env['CHALKTALK_SECRET'] = 'a secret that is long enough for a test';
});
afterAll(() => {
  delete process.env['CHALKTALK_SECRET'];
});

describe('the code of an invite', () => {
  it('has 128 bits in an address-safe form, and is never the same', () => {
    const codes = Array.from({ length: 1000 }, newCode);
    expect(codes.filter((code) => !/^[A-Za-z0-9_-]{22}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(1000);
  });

  it('is found by a hash that is the same each time and tells nothing of it', () => {
    const code = newCode();
    expect(inviteIdOf(code)).toBe(inviteIdOf(code));
    expect(inviteIdOf(code)).toMatch(/^[0-9a-f]{64}$/);
    expect(inviteIdOf(newCode())).not.toBe(inviteIdOf(code));
  });

  it('comes back from its seal', () => {
    const code = newCode();
    const id = inviteIdOf(code);
    expect(openCode(sealCode(code, id), id)).toBe(code);
  });

  it('is sealed anew each time, and holds nothing readable', () => {
    const code = newCode();
    const id = inviteIdOf(code);
    expect(sealCode(code, id)).not.toBe(sealCode(code, id));
    expect(Buffer.from(sealCode(code, id), 'base64url').toString('latin1')).not.toContain(code);
  });

  it('does not open for another invite, nor when a bit of it was changed', () => {
    const code = newCode();
    const id = inviteIdOf(code);
    const sealed = Buffer.from(sealCode(code, id), 'base64url');
    expect(() => openCode(sealed.toString('base64url'), inviteIdOf(newCode()))).toThrow(/authenticate/);
    sealed[14] = (sealed[14] ?? 0) ^ 1;
    expect(() => openCode(sealed.toString('base64url'), id)).toThrow(/authenticate/);
  });
});
