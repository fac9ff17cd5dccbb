/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SpreadNotice } from '@/components/permissions/spread-notice';
import type { SpreadNews } from '@/lib/permissions/client/use-spread';
import permissions from '@/messages/en/permissions.json';

const wordsOf = (news: Partial<SpreadNews>) => {
  render(
    <NextIntlClientProvider locale="en" messages={{ permissions }}>
      <SpreadNotice news={{ version: 2, saved: 'change', left: 0, unreached: [], ...news }} />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('status').textContent;
};
const rooms = (...names: string[]) => names.map((name) => ({ roomId: name, name }));

test.each([
  [{}, 'Saved. It holds everywhere.'],
  [{ saved: 'version-before' }, 'Taken back. It holds everywhere.'],
  [
    { left: null },
    'Saved. We go on trying to bring it to the rooms, and cannot say yet which of them have it.',
  ],
  [{ left: 7 }, 'Saved. 7 rooms follow, at the latest when somebody comes to them.'],
  [
    { left: 8, unreached: rooms('Algebra') },
    'Saved. 1 room with people in it does not have it yet: Algebra. We go on trying. See who is there',
  ],
  [
    { left: 7, unreached: rooms('A', 'B', 'C', 'D', 'E', 'F', 'G') },
    'Saved. 7 rooms with people in them do not have it yet: A, B, C, D, E, and 2 more. We go on trying. See who is there',
  ],
] as const)('What was saved holds everywhere only when it does: %j', (news, words) => {
  expect(wordsOf(news)).toBe(words);
});
