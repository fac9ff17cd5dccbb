/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { LiveRoomSection } from '@/components/live-rooms/live-room-section';
import admin from '@/messages/en/admin.json';

test('Two calls in rooms with one name are two articles, and no landmarks that nobody could tell apart', () => {
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
    <NextIntlClientProvider locale="en" messages={{ admin }}>
      {[call('first'), call('second')]}
    </NextIntlClientProvider>,
  );
  expect(screen.getAllByRole('article', { name: 'Waves' })).toHaveLength(2);
  expect(screen.queryByRole('region')).toBeNull();
});
