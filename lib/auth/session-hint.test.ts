import { formatSessionHint, parseSessionHint } from './session-hint';

const emmy = { uid: 'u1', name: 'Emmy', email: 'emmy@example.org', kind: 'account' } as const;

describe('the hint of who is signed in on this device', () => {
  it('comes back as it was written', () => {
    expect(parseSessionHint(formatSessionHint(emmy))).toEqual(emmy);
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '"u1"',
    '{',
    '{"uid":"u1"}',
    '{"uid":"","name":"","email":"","kind":"guest"}',
    '{"uid":"u1","name":"Emmy","email":""}',
  ])('is none when %s stands there', (text) => {
    expect(parseSessionHint(text)).toBeNull();
  });
});
