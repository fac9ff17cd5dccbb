/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ServiceRows } from '@/components/call/panels/service-rows';
import type { PresentService } from '@/lib/services/services-in-call';
import access from '@/messages/en/access.json';
import call from '@/messages/en/call.json';

const show = (services: readonly PresentService[]) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ access, call }}>
      <ServiceRows services={services} />
    </NextIntlClientProvider>,
  );

test('A recorder and an agent are named as what they are, with what they may', () => {
  show([
    { id: 'r', kind: 'recorder', label: 'Emmy Noether' },
    { id: 'a', kind: 'agent', label: 'Captions' },
  ]);
  const [recorder, agent] = within(screen.getByRole('list', { name: 'Also in the call' })).getAllByRole(
    'listitem',
  );
  expect(recorder?.textContent).toContain('Recorder: Emmy Noether');
  expect(recorder?.textContent).toContain('Sees and hears this call');
  expect(agent?.textContent).toContain('Agent: Captions');
});

test('A recorder of which only the media server has told has no label, and is said all the same', () => {
  show([{ id: 'unnamed', kind: 'recorder', label: null }]);
  expect(screen.getByRole('listitem').textContent).toMatch(/^Recorder(?!:)/);
});

test('Where there is none, nothing is said', () => {
  const { container } = show([]);
  expect(container.textContent).toBe('');
});
