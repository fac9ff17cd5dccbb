import { announceMovements, compareMovements } from './announcements';

describe('what is announced', () => {
  it('names one person', () => {
    expect(announceMovements({ joined: ['Ada'], left: [] }, 2)).toEqual([{ key: 'joined', name: 'Ada' }]);
  });

  it('gathers several', () => {
    expect(announceMovements({ joined: ['Ada', 'Emmy', 'Carl'], left: ['Leo'] }, 5)).toEqual([
      { key: 'joinedMany', name: 'Ada', others: 2 },
      { key: 'left', name: 'Leo' },
    ]);
  });

  it('only counts above 10 people and is silent above 30', () => {
    const movements = { joined: ['Ada', 'Emmy'], left: [] };
    expect(announceMovements(movements, 11)).toEqual([{ key: 'joinedCount', count: 2 }]);
    expect(announceMovements(movements, 31)).toEqual([]);
  });
});

describe('comings and goings', () => {
  it('are compared by account, so that a second device is no arrival', () => {
    const before = new Map([['ada', 'Ada'], ['leo', 'Leo']]); // prettier-ignore
    const after = new Map([['ada', 'Ada'], ['emmy', 'Emmy']]); // prettier-ignore
    expect(compareMovements(before, after)).toEqual({ joined: ['Emmy'], left: ['Leo'] });
  });
});
