/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { AccessGroups } from '@/components/permissions/access-groups';
import type { PersonProfileId } from '@/lib/access/profiles';
import { unchangedOrganization } from '@/lib/organization/organization';
import { seeAs } from '@/lib/permissions/see-as';
import access from '@/messages/en/access.json';
import permissions from '@/messages/en/permissions.json';

const of = (profile: PersonProfileId) =>
  seeAs(unchangedOrganization, { settings: { 'camera:publish': 'ask' }, live: null }, profile).access;
const show = (profile: PersonProfileId, other: PersonProfileId | null, hasReasons = true) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ access, permissions }}>
      <AccessGroups
        access={of(profile)}
        compared={other === null ? null : { name: 'Co-host', access: of(other) }}
        hasReasons={hasReasons}
        preset="lesson"
      />
    </NextIntlClientProvider>,
  );
const lineOf = (words: RegExp) => {
  const region = screen.getByRole('region', { name: 'Speak and be seen' });
  const line = within(region)
    .getAllByRole('listitem')
    .find(({ textContent }) => words.test(textContent));
  if (!line) throw new Error(`No line says ${words.source}.`);
  return line.textContent;
};

test('shows each permission with the deciding layer, and each refusal in full', () => {
  show('learner', null);
  expect(lineOf(/^May speak/)).toBe('May speakProfile');
  expect(lineOf(/^May turn on their camera/)).toBe(
    'May turn on their camera when a host agreesRoomReads: “In this room you can turn on your camera when a host agrees.”',
  );
  expect(screen.getByRole('status').textContent).toBe('11 allowed, 5 when a host agrees, 12 not.');
});

test('shows the compared role where it differs, and only there', () => {
  show('learner', 'co-host', false);
  expect(lineOf(/share their screen/)).toBe('May share their screen when a host agreesProfileCo-host may');
  expect(lineOf(/^May speak/)).not.toContain('Co-host');
  expect(screen.getByRole('status').textContent).toMatch(/Co-host differs in \d+, marked below\.$/);
});

test('says when the compared role may do the same', () => {
  show('co-host', 'co-host');
  expect(screen.getByRole('status').textContent).toMatch(/Co-host may exactly the same\.$/);
});
