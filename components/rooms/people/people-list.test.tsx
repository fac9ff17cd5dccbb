/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { PeopleList } from '@/components/rooms/people/people-list';
import { AppError } from '@/lib/errors/app-error';
import { useRowActions } from '@/lib/core/client/use-row-actions';
import { personColour } from '@/lib/core/person-hue';
import { arrangePeople } from '@/lib/rooms/members/people';
import type { Member } from '@/lib/rooms/schema';
import access from '@/messages/en/access.json';
import rooms from '@/messages/en/rooms.json';
import shell from '@/messages/en/shell.json';

const members = ['Emmy', 'Ada', 'Sofia'].map((name): Member => ({
  uid: name.toLowerCase(),
  name,
  profile: 'learner',
  kind: 'account',
  addedAt: 0,
  addedBy: 'emmy',
}));
const people = arrangePeople(members, null, { viewer: 'emmy', owner: 'emmy' });

type Answers = Record<string, { resolve: () => void; reject: (failure: unknown) => void }>;

/** A list whose server answers when the test says so. */
function List({ answers }: { answers: Answers }) {
  const ask =
    (what: string) =>
    ({ uid }: Member) =>
      new Promise<void>((resolve, reject) => {
        answers[`${what} ${uid}`] = { resolve, reject };
      });
  const removals = useRowActions({
    keyOf: ({ uid }: Member) => uid,
    act: ask('remove'),
    undo: ask('restore'),
  });
  const none = () => undefined;
  return (
    <>
      <PeopleList
        people={people}
        colourOf={personColour}
        now={0}
        reader={{ profile: 'host', mayAdd: true, mayManage: true, addClosed: undefined }}
        removals={removals}
        actions={{ remove: none, ban: none, merge: none, group: none }}
      />
      {members.map((member) => (
        <button key={member.uid} onClick={() => removals.start(member)}>
          remove {member.name}
        </button>
      ))}
    </>
  );
}

function setUp() {
  const answers: Answers = {};
  render(
    <NextIntlClientProvider locale="en" messages={{ access, rooms, shell }} timeZone="UTC">
      <List answers={answers} />
    </NextIntlClientProvider>,
  );
  const settle = (settled: () => void) =>
    act(async () => {
      settled();
      await Promise.resolve();
    });
  return {
    rowOf: (name: string) => {
      const row = screen.getAllByRole('listitem').find((item) => item.textContent.includes(name));
      if (!row) throw new Error(`${name} is not listed.`);
      return row;
    },
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    answer: (what: string) => settle(() => answers[what]?.resolve()),
    fail: (what: string) => settle(() => answers[what]?.reject(new AppError('server/unavailable'))),
  };
}

describe('the people of a room, when several are taken out in quick succession,', () => {
  it('each go by themselves, and each have an undo of their own', async () => {
    const { rowOf, press, answer } = setUp();
    press('remove Ada');
    press('remove Sofia');
    expect(rowOf('Ada').textContent).toContain('Removing Ada …');
    expect(rowOf('Sofia').textContent).toContain('Removing Sofia …');
    await answer('remove sofia');
    await answer('remove ada');
    const undo = screen.getByRole('button', { name: 'Undo removing Ada' });
    undo.focus();
    fireEvent.click(undo);
    await answer('restore ada');
    // The focus that the undo had goes to what has come back in its place.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More about Ada' }));
    expect(screen.getByRole('button', { name: 'Undo removing Sofia' })).not.toBeNull();
  });

  it('have an error in their own row, which goes when it is tried again', async () => {
    const { rowOf, press, answer, fail } = setUp();
    press('remove Ada');
    press('remove Sofia');
    await fail('remove ada');
    await answer('remove sofia');
    const again = await within(rowOf('Ada')).findByRole('button', { name: 'Try again' });
    expect(within(rowOf('Ada')).getByRole('button', { name: 'More about Ada' })).not.toBeNull();
    expect(within(rowOf('Sofia')).queryByRole('alert')).toBeNull();
    fireEvent.click(again);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(rowOf('Ada').textContent).toContain('Removing Ada …');
  });
});
