/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AddAccount } from '@/app/(shell)/groups/[groupId]/add-account';
import { AddLearners } from '@/app/(shell)/groups/[groupId]/add-learners';
import { CreateGroup } from '@/app/(shell)/groups/create-group';
import { AppError } from '@/lib/errors/app-error';
import type { AnyContract } from '@/lib/callables/callable-contract';
import { addLearners, addToGroup, createGroup } from '@/lib/groups/contract';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { misleading } from '@/tests/support/misleading-names';
import { descriptionOf, renderScreen } from '@/tests/support/fakes/render-screen';

const groupId = 'a1b2c3d4e5f6a7b8c9d0';
const draft = { read: () => ({}), keep: () => undefined, discard: () => undefined };
const none = () => undefined;
const creation = <CreateGroup draft={draft} onClose={none} />;
const adding = <AddLearners groupId={groupId} taken={['Ada']} draft={draft} onClose={none} />;
const addingPerson = <AddAccount groupId={groupId} draft={draft} onLeftOut={none} onClose={none} />;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Types into the only field of a dialog and sends it. */
function send(dialog: ReactNode, label: string, typed: string): Field {
  renderScreen(dialog);
  const field = within(screen.getByRole('dialog')).getByLabelText<Field>(label);
  fireEvent.input(field, { target: { value: typed } });
  fireEvent.submit(field.form as HTMLFormElement);
  return field;
}

describe('the dialogs of groups', () => {
  it.each<[string, ReactNode, AnyContract, string, string]>([
    ['a group', creation, createGroup, 'Name', 'Year 10'],
    ['learners', adding, addLearners, 'Names', 'Leonhard\nSofia'],
    ['a person', addingPerson, addToGroup, 'E-mail', 'grace@chalktalk.test'],
  ])('say how long to wait before %s, and keep what was typed', async (_, dialog, contract, label, typed) => {
    fakeServer.refuse(contract, new AppError('request/rate-limited', { details: { retryAfter: 600 } }));
    const field = send(dialog, label, typed);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('That was asked too often in a short time.');
    expect(alert.textContent).toMatch(/Try again in 10 minutes\./);
    expect(field.value).toBe(typed);
  });

  it.each(misleading)('refuse the misleading name %#', (name) => {
    const group = send(creation, 'Name', name);
    expect(descriptionOf(group)).toMatch(/no invisible ones/);
    expect(document.activeElement).toBe(group);
  });

  it.each(misleading)('refuse a list with the misleading name %#, and name its line', (name) => {
    const names = send(adding, 'Names', `Pia\n${name}`);
    expect(descriptionOf(names)).toMatch(/Line 2: a name has 1 to 60 characters/);
    expect(names.value).toBe(`Pia\n${name}`);
  });

  it('refuse a name that is in the group or in the list already', () => {
    expect(descriptionOf(send(adding, 'Names', 'Sofia\nLeonhard\nsofia'))).toMatch(
      /Line 3: sofia is in line 1 already/,
    );
  });

  it('refuse what is no e-mail address', () => {
    expect(descriptionOf(send(addingPerson, 'E-mail', 'nobody'))).toMatch(/This is no e-mail address/);
  });
});
