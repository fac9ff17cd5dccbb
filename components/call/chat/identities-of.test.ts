import { identitiesOf } from '@/components/call/chat/identities-of';

const people = [
  { uid: 'cyd', isMe: true, identities: ['cyd_0'] },
  { uid: 'ada', isMe: false, identities: ['ada_0', 'ada_1'] },
  { uid: 'ben', isMe: false, identities: ['ben_0'] },
];

describe('the connections that get a message and its picture', () => {
  it.each([
    ['everyone', null],
    ['ada', ['ada_0', 'ada_1']],
    ['hosts', ['ben_0']],
    ['eve', []],
    ['cyd', []],
  ])('are told by its audience: %s', (to, expected) => {
    expect(identitiesOf(to, { hosts: ['ben', 'emmy'], people })).toEqual(expected);
  });

  it('are none while nobody knows who the hosts are', () => {
    expect(identitiesOf('hosts', { hosts: [], people })).toEqual([]);
  });
});
