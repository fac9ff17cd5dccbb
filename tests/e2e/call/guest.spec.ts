import { createInvite } from '@/lib/invites/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { expect, test } from '@/tests/support/test';
import { cameraOf, expectInCall, joinCall, tileOf } from './support/join-call';
import { expectMovingPicture } from './support/see-and-hear';

test('Somebody without an account comes from a link into the call by keyboard, on a phone', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const input = { roomId: room.roomId, profile: 'learner' as const, limit: 1, days: 7, note: '' };
  const { appUrl } = stackEnvironment();
  const { code } = await callCallable(appUrl, await getIdToken(emmy), createInvite, input);
  const host = await openAs(emmy);
  await joinCall(host, room);

  const page = await openAs(null, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`/j/${code}`);
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
  await expect(page.getByText('Emmy Noether invites you. You come in as a learner.')).toBeVisible();
  await expect(page.getByText('Live now')).toBeVisible();
  await expect(page.getByText('who has not come for 30 days is removed')).toBeVisible();
  await expectNoAxeViolations(page);

  const name = page.getByLabel('Your name');
  while (!(await name.evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type('Sophie Germain');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(room.livePath);
  const join = page.getByRole('button', { name: 'Join', exact: true });
  await expect(join).not.toHaveAttribute('aria-disabled', 'true');
  await join.focus();
  await page.keyboard.press('Enter');
  await expectInCall(page);

  await expectMovingPicture(cameraOf(host, 'Sophie Germain'));
  await expect(tileOf(host, 'Sophie Germain')).toHaveAccessibleName(/, guest/);
  await expect(tileOf(host, 'Sophie Germain').getByText('Guest', { exact: true })).toBeVisible();
  await host.getByRole('button', { name: 'People, 2 in the room' }).click();
  const row = host
    .getByRole('complementary', { name: 'People' })
    .getByRole('listitem')
    .filter({ hasText: 'Sophie Germain' });
  await expect(row).toContainText('Learner, guest');
});
