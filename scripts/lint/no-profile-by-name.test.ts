import { lintAs } from './lint-as';

const findings = (text: string, file = 'lib/call/stage/tile-order.ts') => lintAs(file, text);
const askTraits = expect.stringContaining('ask traitsOf or baseOf') as string;

describe('what a profile is', () => {
  it.each([
    "export const one = (profile: string) => profile === 'observer';",
    "export const one = (person: P) => person.profile !== 'co-host';",
    "export const one = (room?: P) => 'host' === room?.ownProfile;",
    "export const those = new Set(['host', 'co-host']);",
    "export const one = (profile: string) => ['learner'].includes(profile);",
  ])('is not read from its name, as in %s', (text) => {
    expect(findings(text)).toEqual([askTraits]);
  });

  it.each([
    "export const one = (profile: ProfileId) => baseOf(profile) === 'observer';",
    "export const one = (kind: string) => kind === 'learner';",
    "export const given = { profile: 'learner' };",
    "export const usual = (profile?: string) => profile ?? 'learner';",
    "export const roles = ['administrator', 'host', 'member'];",
  ])('may be asked, as in %s', (text) => {
    expect(findings(text)).toEqual([]);
  });

  it('is told by name where profiles are made, and in tests', () => {
    const text = "export const ids = ['host', 'co-host'];";
    expect(findings(text, 'lib/access/profiles.ts')).toEqual([]);
    expect(findings(text, 'lib/call/stage/tile-order.test.ts')).toEqual([]);
    expect(findings(text, 'tests/rules/said.test.ts')).toEqual([]);
  });
});
