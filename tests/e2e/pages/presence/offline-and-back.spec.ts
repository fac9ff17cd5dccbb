import { lostAfter } from '@/lib/firebase/client/use-lost-since';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

test('Somebody goes offline, closes the tab, and returns with what they wrote', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/net::ERR_INTERNET_DISCONNECTED/, 'The test takes the network away.');
  problems.allow(/Could not reach Cloud Firestore backend/, 'The test takes the network away.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [host, chat] = await Promise.all([openAs(emmy), openAs(ada)]);
  const context = chat.context();
  const row = host.getByRole('listitem').filter({ hasText: ada.name });
  await host.goto(room.path);
  await expect(row).toContainText('Not here yet');

  await chat.clock.install();
  await chat.goto(`${room.path}/chat`);
  await expect(row).toContainText('Here, not in the call');
  const second = await context.newPage();
  await second.goto(room.path);
  await expect(second.getByRole('heading', { name: room.name })).toBeVisible();
  await second.close();
  await expect(row).toContainText('Here, not in the call');

  const field = chat.getByRole('textbox', { name: 'Write to everyone' });
  await expect(field).toBeEditable();
  await context.setOffline(true);
  await field.fill('I am on the train.');
  await field.press('Enter');
  await expect(async () => {
    await chat.clock.fastForward(lostAfter.delayMs);
    await expect(chat.getByText('Offline since')).toBeVisible({ timeout: 500 });
    await expect(chat.getByText('Kept here, not sent yet')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectNoAxeViolations(chat);
  await chat.close();
  await expect(row).toContainText('Not here yet');

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`${room.path}/chat`);
  await expect(row).toContainText('Here, not in the call');
  await host.getByRole('link', { name: 'Chat', exact: true }).click();
  await expect(host.getByText('I am on the train.')).toBeVisible();
  await expect(again.getByText('Kept here, not sent yet')).toHaveCount(0);
});
