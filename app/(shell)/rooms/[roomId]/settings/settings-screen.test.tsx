/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SettingsScreen } from '@/app/(shell)/rooms/[roomId]/settings/settings-screen';
import type { Member } from '@/lib/rooms/schema';
import { updateRoom } from '@/lib/rooms/contract';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { misleading } from '@/tests/support/misleading-names';
import { putRoom } from '@/tests/support/fakes/put-room';
import { descriptionOf, renderScreen } from '@/tests/support/fakes/render-screen';

const emmy = { uid: 'emmy', name: 'Emmy', email: 'emmy@chalktalk.test', kind: 'account' } as const;
const others = [{ uid: 'sofia', name: 'Sofia', profile: 'host' as const }];

/** The page of a room, as Emmy sees it who is its host unless said otherwise. */
async function draw(profile: Member['profile'] = 'host') {
  const ownerUid = profile === 'host' ? 'emmy' : 'sofia';
  const room = { ownerUid, name: 'Waves on a string', preset: 'study-group' as const };
  putRoom({ viewer: emmy, profile, room, others });
  fakeAuth.signIn(emmy);
  const drawn = renderScreen(<SettingsScreen roomId="algebra" />, { at: '/rooms/algebra/settings' });
  await screen.findByRole('heading', { name: 'Room settings' });
  return drawn;
}
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const type = (value: string) => fireEvent.input(nameField(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const saved = () => screen.findByText('Saved. It is the same for everyone now.');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('saving the settings of a room', () => {
  it.each<[string, RegExp]>([
    ['  ', /Give the room a name\./],
    ...misleading.map((name): [string, RegExp] => [name, /no invisible ones/]),
  ])('asks for a name that is one: %#', async (name, words) => {
    await draw();
    type(name);
    save();
    expect(descriptionOf(nameField())).toMatch(words);
    expect(document.activeElement).toBe(nameField());
  });

  it('sends only what was changed here, and follows what another host changes', async () => {
    fakeServer.answer(updateRoom, () => ({}));
    await draw();
    type('Beams');
    const room = { ownerUid: 'emmy', name: 'Waves on a string', preset: 'class' as const };
    act(() => putRoom({ viewer: emmy, room, others }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'What it is for' }).textContent).toContain('Class'),
    );
    expect(nameField().value).toBe('Beams');
    save();
    await saved();
    expect(fakeServer.askedOf(updateRoom)).toEqual([{ roomId: 'algebra', name: 'Beams' }]);
    save();
    await waitFor(() => expect(fakeServer.askedOf(updateRoom)).toHaveLength(2));
    expect(fakeServer.askedOf(updateRoom).at(-1)).toEqual({ roomId: 'algebra' });
  });

  it('keeps what was typed when the sign-in ends, for the same person', async () => {
    const { router, unmount } = await draw();
    type('Waves on two strings');
    act(() => fakeAuth.end());
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith(expect.stringMatching(/^\/sign-in\?next=/)),
    );
    unmount();
    await draw();
    expect(nameField().value).toBe('Waves on two strings');
  });
});

describe('the settings of a room that are others’ to change', () => {
  it('are read in their places by a learner, and each says why', async () => {
    await draw('learner');
    const controls = [
      [/^Name/, 'Waves on a string'],
      [/^What it is for/, 'Study group'],
      [/^Coming into the call/, 'Right away'],
      [/^When you meet/, ''],
      [/^Save/, 'Save'],
      [/^Archive/, 'Archive'],
    ] as const;
    for (const [name, value] of controls) {
      expect(button(name).textContent).toContain(value);
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
      expect(descriptionOf(button(name))).toMatch(/With your role in this room you cannot change/);
    }
    for (const name of ['Offer the room', 'Delete this room'])
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button(/^Name/));
    const why = await screen.findByRole('dialog');
    expect(why.textContent).toContain('The people who manage this room can do it.');
  });

  it('name the owner and the host to a co-host', async () => {
    await draw('co-host');
    expect(descriptionOf(button('Offer the room'))).toMatch(/Only Sofia can hand this room over/);
    expect(descriptionOf(button('Delete this room'))).toMatch(/Only a host can delete this room/);
  });
});

describe('deleting a room', () => {
  it('takes its name to be typed, and says how many lose it', async () => {
    await draw();
    fireEvent.click(button('Delete this room'));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Waves on a string' }));
    dialog.getByText(/1 other person loses it/);
    const field = dialog.getByLabelText<HTMLInputElement>('Name of the room');
    fireEvent.input(field, { target: { value: 'Algebra' } });
    fireEvent.submit(field.form as HTMLFormElement);
    expect(descriptionOf(field)).toMatch(/This is not the name/);
  });
});
