import { demoOrganisation } from './demo-organisation';
import { describeDemo } from './describe-demo';
import type { DemoState } from './read-demo-state';

const people: DemoState['people'] = demoOrganisation.people.map((person) => ({
  ...person,
  signIn: 'as-seeded',
}));
const room = { roomId: 'r1', name: demoOrganisation.room.name, isArchived: false };
const appUrl = 'http://127.0.0.1:3000';

describe('The printed demo organisation', () => {
  it('lists the sign-ins and the room while nobody has changed anything', () => {
    expect(describeDemo({ people, room }, appUrl)).toBe(`  Sign in as (role, name, e-mail, password):
  administrator  Rosalind Franklin  rosalind@chalktalk.test  rosalind-chalk
  host           Emmy Noether       emmy@chalktalk.test      emmy-chalk
  learner        Ada Lovelace       ada@chalktalk.test       ada-chalk
  learner        Carl Gauss         carl@chalktalk.test      carl-chalk
  Room "Algebra on Tuesdays": http://127.0.0.1:3000/rooms/r1`);
  });

  it('gives no outdated password and no role that somebody has lost', () => {
    const [rosalind, emmy, ada, carl] = people;
    if (!rosalind || !emmy || !ada || !carl) throw new Error('Somebody is missing.');
    const changed: DemoState = {
      people: [
        { ...rosalind, signIn: 'gone', role: null },
        { ...emmy, signIn: 'other-password' },
        { ...ada, signIn: 'disabled' },
        { ...carl, role: null },
      ],
      room: { ...room, name: 'Algebra on Mondays', isArchived: true },
    };
    expect(describeDemo(changed, appUrl)).toBe(`  Sign in as (role, name, e-mail, password):
  not in the room  Rosalind Franklin  rosalind@chalktalk.test  (has no account any more)
  host             Emmy Noether       emmy@chalktalk.test      (has another password now)
  learner          Ada Lovelace       ada@chalktalk.test       (disabled)
  not in the room  Carl Gauss         carl@chalktalk.test      carl-chalk
  Room "Algebra on Mondays" (archived): http://127.0.0.1:3000/rooms/r1`);
  });

  it('says that the room cannot be found', () => {
    expect(describeDemo({ people, room: null }, appUrl)).toMatch(
      /\n {2}The room that was made for them has been renamed or deleted\.$/,
    );
  });
});
