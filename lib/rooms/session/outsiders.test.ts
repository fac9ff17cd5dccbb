import { noteOutsider, type Outsider } from './outsiders';
import { movesOf, noteArrival, prepareSession } from './session';

const minute = 60_000;
const open = noteArrival(prepareSession(0), 'RM_1', 1);

/** How often the call has moved after each of these was found, minutes after its start. */
const movesAfter = (found: readonly (readonly [atMinute: number, outsider: Partial<Outsider>])[]) => {
  let session = open;
  return found.map(([at, outsider]) => {
    const told = { uid: 'eve', sid: `PA_${at}`, from: movesOf(session), isActive: false, ...outsider };
    session = noteOutsider(session, told, at * minute) ?? session;
    return movesOf(session);
  });
};

describe('a call in which outsiders are found', () => {
  it.each([
    ['stays when one signals for the first time', [[1, {}]], [0]],
    [
      'moves on when the same one signals again',
      [
        [1, {}],
        [2, {}],
      ],
      [0, 1],
    ],
    [
      'stays when another one signals',
      [
        [1, {}],
        [2, { uid: 'mallory' }],
      ],
      [0, 0],
    ],
    [
      'stays when one is looked up twice',
      [
        [1, { sid: 'PA' }],
        [2, { sid: 'PA' }],
      ],
      [0, 0],
    ],
    ['moves on at once from one who receives media', [[1, { isActive: true }]], [1]],
    [
      'moves on once because of the same account',
      [
        [1, { isActive: true }],
        [30, { isActive: true }],
      ],
      [1, 1],
    ],
    [
      'moves on once in ten minutes for all accounts together',
      [
        [1, { isActive: true }],
        [10, { uid: 'mallory', isActive: true }],
        [11, { uid: 'mallory', isActive: true }],
      ],
      [1, 1, 2],
    ],
    [
      'stays for one who was found before it moved',
      [
        [1, { isActive: true }],
        [30, { uid: 'mallory', from: 0, isActive: true }],
      ],
      [1, 1],
    ],
  ] as const)('%s', (_, found, moves) => {
    expect(movesAfter(found)).toEqual(moves);
  });

  it('remembers a hundred of them', () => {
    let session = open;
    for (let count = 0; count < 120; count += 1) {
      const outsider = { uid: `eve${count}`, sid: 'PA', from: 0, isActive: false };
      session = noteOutsider(session, outsider, minute) ?? session;
    }
    expect(Object.keys(session.outsiders ?? {})).toHaveLength(100);
    expect(session.outsiders).toHaveProperty('eve119');
  });
});
