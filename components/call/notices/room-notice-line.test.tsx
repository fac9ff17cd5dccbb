/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { createRef } from 'react';
import { RoomNoticeLine } from '@/components/call/notices/room-notice-line';
import { createRoomNotices } from '@/lib/call/client/notices/room-notices';
import call from '@/messages/en/call.json';

const show = (device?: 'microphone') => {
  // What the SDK throws when the media server does not take what a device gives, and when it does not answer at all.
  const thrown = Object.assign(new Error('m'), { name: 'ConnectionError', reason: 5 });
  const notice = { type: 'error', thrown, ...(device && { device }) } as const;
  render(
    <NextIntlClientProvider locale="en" messages={{ call }}>
      <RoomNoticeLine notice={notice} notices={createRoomNotices()} pressRef={createRef()} />
    </NextIntlClientProvider>,
  );
};

describe('the line that says what went wrong in the room', () => {
  it('says of a device what has become of what it gives', async () => {
    show('microphone');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your sound or picture could not be sent. Switch it on again.',
    );
  });

  it('says of the connection what it does', async () => {
    show();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Connecting takes longer/);
  });
});
