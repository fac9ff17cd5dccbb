import { lintAs } from './lint-as';

const findings = (file: string) => lintAs(file, 'export const one = 1;');

describe('the name of a file', () => {
  it.each(['lib/rooms/roomList.ts', 'components/rooms/RoomList.tsx', 'lib/rooms/room_list.ts'])(
    'is kebab-case, unlike %s',
    (file) => {
      expect(findings(file)).toEqual([expect.stringContaining('is not kebab-case')]);
    },
  );

  it.each([
    'lib/rooms/utils.ts',
    'lib/rooms/helpers.ts',
    'lib/rooms/types.ts',
    'lib/rooms/misc.ts',
    'lib/rooms/index.ts',
    'components/ui/index.tsx',
    'scripts/stack/string-utils.ts',
    'tests/support/room-helper.ts',
    'lib/rooms/utils.test.ts',
    'lib/rooms/types.d.ts',
  ])('says what is inside, unlike %s', (file) => {
    expect(findings(file)).toEqual([expect.stringContaining('says nothing of what is inside')]);
  });

  it.each([
    'lib/rooms/list/room-list.ts',
    'lib/rooms/list/room-list.test.ts',
    'lib/rooms/room-list.fixture.ts',
    'lib/mail/html-to-text.ts',
    'lib/audit/entry-types.ts',
    'next-env.d.ts',
    'sentry.client.config.ts',
    'app/api/rooms/[roomId]/[...path].ts',
  ])('may be %s', (file) => {
    expect(findings(file)).toEqual([]);
  });
});
