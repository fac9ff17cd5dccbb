import { groupByPerson, keepMissing, type Connection } from './call-person';

const connection = (changes: Partial<Connection>): Connection => ({
  identity: 'ada_1',
  uid: 'ada',
  name: 'Ada Lovelace',
  profile: 'learner',
  isMe: false,
  joinedAt: 1000,
  microphone: 'off',
  isCameraOn: false,
  isSharing: false,
  isWeak: false,
  isLost: false,
  ...changes,
});

describe('people of a call', () => {
  it('are one per account, however many devices they use', () => {
    const people = groupByPerson([
      connection({ identity: 'ada_1', joinedAt: 1000, microphone: 'on' }),
      connection({ identity: 'ada_2', joinedAt: 2000, isCameraOn: true }),
    ]);
    expect(people).toHaveLength(1);
    expect(people[0]).toMatchObject({
      identity: 'ada_2',
      identities: ['ada_2', 'ada_1'],
      microphone: 'on',
      isCameraOn: true,
      joinedAt: 1000,
    });
  });

  it('stand in the order of arrival, oneself last', () => {
    const people = groupByPerson([
      connection({ uid: 'me', isMe: true, joinedAt: 1 }),
      connection({ uid: 'late', joinedAt: 30 }),
      connection({ uid: 'early', joinedAt: 20 }),
    ]);
    expect(people.map(({ uid }) => uid)).toEqual(['early', 'late', 'me']);
  });

  it('show this page for oneself, not another device', () => {
    const [me] = groupByPerson([
      connection({ uid: 'me', identity: 'me_other', isCameraOn: true, microphone: 'on' }),
      connection({ uid: 'me', identity: 'me_here', isMe: true }),
    ]);
    expect(me).toMatchObject({ identity: 'me_here', isMe: true });
  });
});

describe('people whose line is made again', () => {
  const [ada, ben, me] = groupByPerson([
    connection({ uid: 'ada', joinedAt: 1, isCameraOn: true }),
    connection({ uid: 'ben', joinedAt: 2 }),
    connection({ uid: 'me', joinedAt: 3, isMe: true }),
  ]);
  if (!ada || !ben || !me) throw new Error('Somebody is missing.');

  it('keep the tile of each who is not back yet, without a picture', () => {
    const kept = keepMissing([ben, me], [ada, ben, me]);
    expect(kept.map(({ uid, isLost }) => [uid, isLost])).toEqual([
      ['ada', true],
      ['ben', false],
      ['me', false],
    ]);
    expect(kept[0]?.isCameraOn).toBe(false);
  });

  it('are as they are when all are back, or one comes new', () => {
    const present = [ada, ben, me];
    expect(keepMissing(present, [ada, me])).toBe(present);
  });
});
