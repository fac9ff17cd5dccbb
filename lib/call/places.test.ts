import { roomCapacity } from '@/lib/rooms/settings/room-capacity';
import call from '@/messages/en/call.json';
import errors from '@/messages/en/errors.json';
import { findWithoutPlace, type Connection } from './places';

const come = (uid: string, since: number, isHost = false): Connection => ({
  identity: `${uid}_${since}`,
  uid,
  since,
  isHost,
});
const crowd = (count: number) => Array.from({ length: count }, (_, index) => come(`p${index}`, index));

describe('the places of a call', () => {
  it.each<[what: string, connections: Connection[], without: [identity: string, code: string][]]>([
    ['are enough for sixty people', crowd(60), []],
    [
      'are too few for one who comes after sixty',
      [come('late', 99), ...crowd(60)],
      [['late_99', 'rooms/full']],
    ],
    ['are never too few for a host', [...crowd(60), come('ada', 99, true)], []],
    ['count a host who came first', [come('ada', -1, true), ...crowd(60)], [['p59_59', 'rooms/full']]],
    ['are three for one person', [1, 2, 3].map((at) => come('ben', at)), []],
    [
      'are no more than three for one person, host or not',
      [4, 3, 2, 1].map((at) => come('ben', at, true)),
      [['ben_4', 'rooms/too-many-joins']],
    ],
    [
      'are not taken by the fourth connection of a person',
      [...[1, 2, 3, 4].map((at) => come('ben', at)), ...crowd(58).map((one) => ({ ...one, since: 9 }))],
      [
        ['ben_4', 'rooms/too-many-joins'],
        ['p9_9', 'rooms/full'],
      ],
    ],
  ])('%s', (_, connections, without) => {
    const found = findWithoutPlace(connections);
    expect(found.map(({ identity, code }) => [identity, code])).toEqual(without);
  });

  it('are as many as the sentence of a full call says', () => {
    const { places } = roomCapacity;
    for (const said of [errors['rooms/full'].happened, call.over.title.full]) {
      expect(said).toContain(`${places} of ${places}`);
    }
  });
});
