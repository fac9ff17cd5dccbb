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

test('names a recorder and an agent as what they are, with what they may do', () => {
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

test('shows a recorder without a label when only the media server knows it', () => {
  show([{ id: 'unnamed', kind: 'recorder', label: null }]);
  expect(screen.getByRole('listitem').textContent).toMatch(/^Recorder(?!:)/);
});

test('shows nothing where there is none', () => {
  const { container } = show([]);
  expect(container.textContent).toBe('');
});
