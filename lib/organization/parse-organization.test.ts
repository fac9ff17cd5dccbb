import { initialSettings } from './organization';
import { parseOrganization } from './parse-organization';

describe('what stands in the settings of an organisation', () => {
  it('is read where an earlier release has saved it, which knew nothing of newcomers', () => {
    const { newcomers: _, ...rules } = { ...initialSettings.rules, roomMakers: 'hosts' as const };
    const { version, rules: read } = parseOrganization({ ...initialSettings, version: 4, rules });
    expect([version, read]).toEqual([4, { ...rules, newcomers: 'host' }]);
  });

  it('is an organisation that changed nothing where it cannot be read', () => {
    expect(parseOrganization({ version: 'four' }).settings).toEqual(initialSettings);
    expect(parseOrganization(undefined).settings).toEqual(initialSettings);
  });
});
