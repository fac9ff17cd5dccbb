/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { LiveRoomSection } from '@/components/live-rooms/live-room-section';
import type { LivePerson } from '@/lib/call/live-room';
import access from '@/messages/en/access.json';
import admin from '@/messages/en/admin.json';

test('draws two calls in rooms of one name as articles, not as equal landmarks', () => {
  const call = (roomId: string) => (
    <LiveRoomSection
      key={roomId}
      room={{ roomId, name: 'Waves', startedAt: null, people: [] }}
      roleOf={() => null}
      onEnd={jest.fn()}
      onRemove={jest.fn()}
    />
  );
  render(
    <NextIntlClientProvider locale="en" messages={{ access, admin }}>
      {[call('first'), call('second')]}
    </NextIntlClientProvider>,
  );
  expect(screen.getAllByRole('article', { name: 'Waves' })).toHaveLength(2);
  expect(screen.queryByRole('region')).toBeNull();
});

const listens: NonNullable<LivePerson['given']> = {
  canPublish: false,
  canSubscribe: true,
  canPublishData: true,
  canPublishSources: [],
  canUpdateOwnMetadata: false,
  hidden: false,
  recorder: false,
  agent: false,
};
const person = (name: string, changes: Partial<LivePerson>): LivePerson => ({
  identity: `${name}_abcdefgh12345678`,
  service: null,
  isPhone: false,
  uid: name,
  name,
  profile: 'listener',
  isOwner: false,
  since: 1,
  reported: listens,
  given: listens,
  differences: [],
  ...changes,
});

test('marks a person whose rights on the media server differ, and shows both', () => {
  const speaks = { ...listens, canPublish: true, canPublishSources: ['microphone' as const] };
  const people = [person('Ada', {}), person('Kurt', { reported: speaks, differences: ['rights'] })];
  render(
    <NextIntlClientProvider locale="en" messages={{ access, admin }}>
      <LiveRoomSection
        room={{ roomId: 'r1', name: 'Waves', startedAt: null, people }}
        roleOf={() => 'Listener'}
        onEnd={jest.fn()}
        onRemove={jest.fn()}
      />
    </NextIntlClientProvider>,
  );
  const [ada, kurt] = within(screen.getByRole('list', { name: 'People in Waves' })).getAllByRole('listitem');
  expect(ada?.textContent).toContain('As the rules say');
  expect(ada?.textContent).not.toContain('May something else');
  expect(kurt?.textContent).toContain('May something else than the rules give');
  expect(kurt?.textContent).toContain('Media servermicrophone, sees and hears, sends data');
  expect(kurt?.textContent).toContain('Rulessees and hears, sends data');
});

test('names a phone as its person’s, and offers to remove only the person', () => {
  const people = [
    person('Ada', {}),
    person('Ada', { identity: 'Ada#phone', isPhone: true, profile: 'phone' }),
  ];
  render(
    <NextIntlClientProvider locale="en" messages={{ access, admin }}>
      <LiveRoomSection
        room={{ roomId: 'r1', name: 'Waves', startedAt: null, people }}
        roleOf={({ profile }) => profile}
        onEnd={jest.fn()}
        onRemove={jest.fn()}
      />
    </NextIntlClientProvider>,
  );
  const [, phone] = screen.getAllByRole('listitem');
  expect(phone?.textContent).toMatch(/^Ada’s phone(?!phone)/);
  expect(screen.getAllByRole('button', { name: 'Remove Ada from Waves' })).toHaveLength(1);
});
