import fc from 'fast-check';
import { isJoinId, parseIdentity, toIdentity } from './identity';

const joinId = 'abcdefgh12345678';

describe('an identity on the media server', () => {
  it('leads back to the person and the join, whatever the account is called', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 128 }), (uid) => {
        fc.pre(!uid.includes('#'));
        expect(parseIdentity(toIdentity(uid, joinId))).toEqual({ uid, joinId, suffix: null });
      }),
    );
  });

  it('shows the second identity that a client can make of its own', () => {
    expect(parseIdentity(`ada_${joinId}#camera`)).toEqual({ uid: 'ada', joinId, suffix: 'camera' });
    expect(parseIdentity(`ada_${joinId}#`)).toEqual({ uid: 'ada', joinId, suffix: '' });
  });

  it.each(['', 'ada', 'ada_short', `_${joinId}`, `ada_${joinId}x`, `ada ${joinId}`, 'EG_aBcDeFgH'])(
    'is not ours when it is "%s"',
    (identity) => {
      expect(parseIdentity(identity)).toBeNull();
    },
  );

  it('has a join id of 16 letters and digits', () => {
    expect(isJoinId(joinId)).toBe(true);
    for (const id of ['', 'abc', `${joinId}0`, 'abcdefgh1234567_', `${joinId}\n`])
      expect(isJoinId(id)).toBe(false);
  });
});
