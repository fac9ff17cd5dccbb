import { readActionLink } from './action-link';

describe('a mailed link', () => {
  it('sets a new password', () => {
    expect(readActionLink({ mode: 'resetPassword', oobCode: 'c1' })).toEqual({
      kind: 'password',
      code: 'c1',
    });
  });

  it.each(['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'])('confirms: %s', (mode) => {
    expect(readActionLink({ mode, oobCode: 'c1' })).toEqual({ kind: 'confirm', what: mode, code: 'c1' });
  });

  it('about a second step is only explained', () => {
    expect(readActionLink({ mode: 'revertSecondFactorAddition', oobCode: 'c1' })).toEqual({
      kind: 'second-step',
    });
  });

  it.each([
    ['nothing', undefined, undefined],
    ['no code', 'resetPassword', undefined],
    ['an empty code', 'verifyEmail', ''],
    ['no mode', undefined, 'c1'],
    ['a mode that we do not offer', 'signIn', 'c1'],
    ['a mode of JavaScript', 'constructor', 'c1'],
  ])('with %s is broken', (_, mode, oobCode) => {
    expect(readActionLink({ mode, oobCode })).toEqual({ kind: 'broken' });
  });
});
