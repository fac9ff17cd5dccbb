import type { Admitted } from '@/lib/rooms/schema';
import { paperLinkLifetime, withoutPaper, withPaperLink, withPhone } from './paper-link';

const now = 2_000_000_000_000;
const row: Admitted = {
  uid: 'ada',
  roomId: 'r1',
  joinId: 'abcdefgh12345678',
  sessionId: 's1',
  profile: 'host',
  name: 'Ada',
  kind: 'account',
  expiresAt: now + 1,
  closed: false,
  arrived: { sid: 'PA_1', since: now },
  gone: [],
};
const linked = withPaperLink(row, 'first', now);

describe('a link for a phone', () => {
  it('lets one phone in, and is used up', () => {
    const used = withPhone(linked, { hash: 'first', phoneId: 'p1' }, now + paperLinkLifetime - 1);
    expect(used).toEqual({ ...row, phone: 'p1' });
    expect(withPhone(used!, { hash: 'first', phoneId: 'p2' }, now)).toBeNull();
  });

  it('lets nobody in when its time is over, or when another one was made', () => {
    expect(withPhone(linked, { hash: 'first', phoneId: 'p1' }, now + paperLinkLifetime)).toBeNull();
    const renewed = withPaperLink(linked, 'second', now);
    expect(withPhone(renewed, { hash: 'first', phoneId: 'p1' }, now)).toBeNull();
  });

  it('leaves the phone that is in until the next comes, and takes both away together', () => {
    const again = withPaperLink({ ...row, phone: 'p1' }, 'second', now);
    expect(again.phone).toBe('p1');
    expect(withoutPaper(again)).toEqual(row);
  });
});
