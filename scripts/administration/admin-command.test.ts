import { readAdminCommand } from './admin-command';

describe('what npm run admin was asked for', () => {
  it.each([
    [['list'], { kind: 'list' }],
    [['check'], { kind: 'check' }],
    [['audit', 'verify'], { kind: 'verify-audit' }],
    [['grant', 'Ada@Chalktalk.test'], { kind: 'grant', email: 'ada@chalktalk.test' }],
    [['revoke', 'ada@chalktalk.test'], { kind: 'revoke', email: 'ada@chalktalk.test' }],
  ])('understands %j', (argv, command) => {
    expect(readAdminCommand(argv)).toEqual(command);
  });

  it.each([
    [[]],
    [['grant']],
    [['grant', 'ada']],
    [['list', 'ada@x.test']],
    [['grant', 'a@x.test', 'b@x.test']],
    [['make']],
    [['audit']],
    [['check', 'all']],
    [['audit', 'verify', 'all']],
  ])('does not guess at %j', (argv) => {
    expect(readAdminCommand(argv)).toBeNull();
  });
});
