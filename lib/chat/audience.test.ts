import { toAddressees } from './addressees';
import { answerTo, isHeardBy, readersOf } from './audience';

const hosts = ['emmy', 'carl'];

describe('the audience of a message', () => {
  it.each([
    ['everyone', 'ada', undefined],
    ['hosts', 'ada', ['emmy', 'carl', 'ada']],
    ['hosts', 'emmy', ['emmy', 'carl']],
    ['ben', 'ada', ['ada', 'ben']],
  ])('%s, written by %s, is kept with its readers', (to, from, readers) => {
    expect(readersOf(to, { from, hosts }).readers).toEqual(readers);
  });

  it.each([
    ['everyone', 'ada', false, true],
    ['hosts', 'ada', true, false],
    ['hosts', 'emmy', false, true],
    ['ada', 'ada', true, true],
    ['ada', 'ada', false, false],
    ['emmy', 'emmy', false, true],
    ['ben', 'ada', true, false],
  ])('%s is heard on the page of %s, where the sender may direct: %s', (to, uid, mayDirect, outcome) => {
    expect(isHeardBy(to, { uid, hosts, mayDirect })).toBe(outcome);
  });

  it('of an answer is that of the message, from the other side', () => {
    expect(answerTo({ to: 'ada', from: 'ben' }, 'ada')).toBe('ben');
    expect(answerTo({ to: 'ben', from: 'ada' }, 'ada')).toBe('ben');
    expect(answerTo({ to: 'hosts', from: 'ben' }, 'emmy')).toBe('hosts');
  });

  it('can be any person, or hosts alone where the room says so', () => {
    const people = [...hosts, 'ada', 'ben'].map((uid) => ({ uid, name: uid }));
    const offered = (uid: string, directDenial: string | null) => {
      const { people: all, hasHosts } = toAddressees({ uid, people, hosts, directDenial });
      return [...all.map((one) => one.uid), hasHosts];
    };
    expect(offered('ada', null)).toEqual(['ben', 'carl', 'emmy', true]);
    expect(offered('ada', 'No.')).toEqual(['carl', 'emmy', true]);
    expect(toAddressees({ uid: 'emmy', people, hosts: ['emmy'], directDenial: null }).hasHosts).toBe(false);
  });
});
