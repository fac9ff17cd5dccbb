import { updateRoom } from '@/lib/rooms/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('A learner can read the room’s settings, and each control says why it is locked', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({
    host: emmy,
    name: 'Waves on a string',
    preset: 'study-group',
    members: [{ person: ada, profile: 'learner' }],
  });
  const plan = { kind: 'once', at: new Date().setHours(33, 30, 0, 0) } as const;
  await callCallable(stackEnvironment().appUrl, await getIdToken(emmy), updateRoom, {
    roomId: room.roomId,
    plan,
  });
  const page = await openAs(ada, phone);
  await page.goto(room.path);
  await page.getByRole('link', { name: 'Room settings' }).press('Enter');
  const controls = [
    'Name Waves on a string',
    'What it is for Study group',
    'Coming into the call Right away',
    /^When you meet .*9:30/,
    'Save',
    'Archive',
  ];
  for (const name of controls) {
    const control = page.getByRole('button', { name, exact: true });
    await expect(control).toHaveAttribute('aria-disabled', 'true');
    await expect(control).toHaveAccessibleDescription(/With your role in this room you cannot change/);
  }
  await page.getByText('Details').press('Enter');
  await expect(page.getByText('Learners share their screens without asking.')).toBeVisible();
  for (const name of ['Offer the room', 'Delete this room']) {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  await page.getByRole('button', { name: /^Name/ }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('The people who manage this room can do it.');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Name/ })).toBeFocused();
});
