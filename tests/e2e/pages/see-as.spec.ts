import { changeShield } from '@/lib/shield/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { getToken } from '@/tests/e2e/api/support/ask-token';
import { sendArrival } from '@/tests/e2e/api/support/media-log';
import { chooseOption } from '@/tests/support/browser/choose-option';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { tabTo } from '@/tests/support/browser/tab-to';
import { expect, test } from '@/tests/support/test';

test('A co-host sees the room as other roles do, and a learner reads why they cannot', async ({
  makePerson,
  makeRoom,
  openAs,
}) => {
  const [emmy, sonja, ada] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Sofya Kovalevskaya'),
    makePerson('Ada Lovelace'),
  ]);
  const room = await makeRoom({
    host: emmy,
    members: [
      { person: sonja, profile: 'co-host' },
      { person: ada, profile: 'learner' },
    ],
    name: 'Waves on a string',
  });
  const page = await openAs(sonja);
  await page.goto(room.path);
  await tabTo(page.getByRole('link', { name: 'See as…' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'See as…', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Learner in Waves on a string' })).toBeVisible();

  const speaking = page.getByRole('region', { name: 'Speak and be seen' });
  const lineOf = (words: string) => speaking.getByRole('listitem').filter({ hasText: words });
  await expect(lineOf('May share their screen when a host agrees')).toContainText(
    'Reads: “With your role in this room you can share your screen when a host agrees.”',
  );
  await expect(lineOf('May speak')).toContainText('Profile');
  await expect(page.getByText('No call is on.')).toBeVisible();

  // The comparison marks only what differs, and does not offer a role that ranks higher.
  await page.getByRole('combobox', { name: 'Compare with' }).press('Enter');
  await expect(page.getByRole('option', { name: 'Host', exact: true })).toBeHidden();
  await page.getByRole('option', { name: 'Co-host' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Compare with' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Co-host differs in' })).toBeVisible();
  await expect(lineOf('May share their screen when a host agrees')).toContainText('Co-host may');
  await expect(lineOf('May speak')).not.toContainText('Co-host');
  await expectNoAxeViolations(page);

  // In a call the page follows the hosts' changes.
  const { appUrl } = stackEnvironment();
  const idToken = await getIdToken(emmy);
  const { identity } = await getToken(room.roomId, idToken);
  // A token alone begins no call.
  await expect(page.getByText('No call is on.')).toBeVisible();
  await sendArrival(room.roomId, identity);
  await expect(page.getByText('A call is on, and what hosts set in it counts here.')).toBeVisible();
  const { roomId } = room;
  const change = { kind: 'switch', capability: 'camera:publish', to: 'off' } as const;
  await callCallable(appUrl, idToken, changeShield, { roomId, change });
  await expect(lineOf('Cannot turn on their camera')).toContainText('Session');
  await callCallable(appUrl, idToken, changeShield, { roomId, change: { kind: 'pause', isPaused: true } });
  await expect(page.getByText('Everything is paused.')).toBeVisible();
  await expect(lineOf('Cannot speak')).toContainText('Reads: “A host paused everything');
  await page.getByText('Details', { exact: true }).press('Enter');
  await expect(page.getByRole('definition').first()).toHaveText('false');

  await chooseOption(page.getByRole('combobox', { name: 'See the room as' }), /Guest/);
  await expect(page.getByRole('heading', { name: 'Guest in Waves on a string' })).toBeVisible();
  await expect(page.getByText('Here guests have the role Learner')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const learner = await openAs(ada);
  await learner.goto(room.path);
  await expect(learner.getByText(/^Only hosts invite people/)).toBeVisible();
  await expect(learner.getByText('See as…')).toBeHidden();
  await learner.goto(`${room.path}/see-as`);
  await expect(learner.getByText(/With your role in this room you cannot manage/)).toBeVisible();
  await expect(learner.getByRole('combobox')).toBeHidden();
});
