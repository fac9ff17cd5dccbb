/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { RehearsalRow } from '@/components/call/panels/rehearsal-row';
import call from '@/messages/en/call.json';

type Session = ComponentProps<typeof RehearsalRow>['session'];
const quiet: Session = { href: '/rooms/r1/live', inside: 0, waiting: [] };
const show = (session: Partial<Session> = {}) => {
  const onLook = jest.fn();
  const eyes = [
    { value: 'self', label: 'Yourself, Host' },
    { value: 'learner', label: 'Learner' },
  ];
  render(
    <NextIntlClientProvider locale="en" messages={{ call }}>
      <RehearsalRow {...{ eyes, onLook }} seenAs="self" session={{ ...quiet, ...session }} />
    </NextIntlClientProvider>,
  );
  return { onLook, row: screen.getByRole('region', { name: 'Rehearsal' }) };
};

test('says that it is a rehearsal, previews roles by keyboard, and leads on', () => {
  const { onLook, row } = show();
  expect(row.textContent).toContain('nobody else is here, and nobody is told');
  expect(screen.getByRole('link', { name: 'Start the session' }).getAttribute('href')).toBe('/rooms/r1/live');
  fireEvent.keyDown(screen.getByRole('button', { name: 'See as: Yourself, Host' }), { key: 'Enter' });
  expect(screen.getByRole('menuitemradio', { name: 'Yourself, Host' }).getAttribute('aria-checked')).toBe(
    'true',
  );
  fireEvent.keyDown(screen.getByRole('menuitemradio', { name: 'Learner' }), { key: 'Enter' });
  expect(onLook.mock.calls).toEqual([['learner']]);
});

test('says when the session is on without them', () => {
  const { row } = show({ inside: 2 });
  expect(row.textContent).toContain('The session is on, 2 inside.');
  screen.getByRole('link', { name: 'Join the session' });
});

test.each([
  [['Ada Lovelace'], 'Ada Lovelace waits to be let into the session.'],
  [['Ada Lovelace', 'Karl Weierstrass'], '2 people wait to be let into the session.'],
])('says first that %j wait', (names, words) => {
  const { row } = show({ inside: 1, waiting: names.map((name) => ({ name })) });
  expect(row.textContent).toContain(words);
});
