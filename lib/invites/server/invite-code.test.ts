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

  it('opens for the invite that it was sealed for, and for no other', () => {
    const code = newCode();
    const id = inviteIdOf(code);
    const sealed = sealCode(code, id);
    expect(openCode(sealed, id)).toBe(code);
    expect(() => openCode(sealed, inviteIdOf(newCode()))).toThrow(/authenticate/);
  });
});
