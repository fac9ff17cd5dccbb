import { demoOrganisation } from '@/scripts/stack/demo/demo-organisation';
import { describeStack } from './describe-stack';
import { localStack } from './stack-settings';

describe('what npm run local prints when everything answers', () => {
  const options = {
    settings: localStack('/clone'),
    backends: {
      emulators: {
        parts: [
          { name: 'Auth', url: 'http://127.0.0.1:9099', variant: 'firebase-tools' },
          { name: 'Realtime Database', url: 'http://127.0.0.1:9000', variant: 'our own server' },
        ],
      },
      livekit: {
        url: 'ws://127.0.0.1:7880',
        keys: { apiKey: 'key', apiSecret: 'not to be printed' },
        variant: 'livekit-server 1.13.5',
        service: null,
      },
    },
    appUrl: 'http://127.0.0.1:3000',
    demo: {
      people: demoOrganisation.people.map((person) => ({ ...person, signIn: 'as-seeded' as const })),
      room: { roomId: 'r1', name: demoOrganisation.room.name, isArchived: false },
    },
  };

  it('says what runs, where, which variant of it, who can sign in, and how to stop', () => {
    expect(describeStack({ ...options, mode: 'production' })).toBe(`
  App                http://127.0.0.1:3000  production build
  Auth               http://127.0.0.1:9099  firebase-tools
  Realtime Database  http://127.0.0.1:9000  our own server
  LiveKit            ws://127.0.0.1:7880    livekit-server 1.13.5

  Sign in as (role, name, e-mail, password):
  administrator  Rosalind Franklin  rosalind@chalktalk.test  rosalind-chalk
  host           Emmy Noether       emmy@chalktalk.test      emmy-chalk
  learner        Ada Lovelace       ada@chalktalk.test       ada-chalk
  learner        Carl Gauss         carl@chalktalk.test      carl-chalk
  Room "Algebra on Tuesdays": http://127.0.0.1:3000/rooms/r1

  Data stays in /clone/.local/data; start clean with: npm run local -- --reset
  Logs: /clone/.local/stack
  Stop with Ctrl-C.
`);
  });

  it('says when it serves with hot reload', () => {
    expect(describeStack({ ...options, mode: 'dev' })).toContain(
      'App                http://127.0.0.1:3000  next dev, with hot reload\n',
    );
  });
});
