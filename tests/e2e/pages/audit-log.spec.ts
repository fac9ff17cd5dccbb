import { readFile } from 'node:fs/promises';
import { addMember, archiveRoom, removeMember } from '@/lib/rooms/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** Somebody made a room, put it away, brought it back, and took a learner out of it. */
async function makeActions({
  makePerson,
  makeRoom,
  admin,
}: Pick<Fixtures, 'makePerson' | 'makeRoom' | 'admin'>) {
  const unique = crypto.randomUUID().slice(0, 8);
  const [ada, ben, rosalind] = await Promise.all([
    makePerson(`Ada ${unique}`),
    makePerson(`=Ben ${unique}`),
    makeAdministrator(admin, `Rosalind ${unique}`),
  ]);
  const room = await makeRoom({
    host: ada,
    members: [{ person: ben, profile: 'learner' }],
    name: `Knots ${unique}`,
  });
  const { appUrl } = stackEnvironment();
  const { roomId } = room;
  const token = await getIdToken(ada);
  await callCallable(appUrl, token, archiveRoom, { roomId, isArchived: true });
  await callCallable(appUrl, token, archiveRoom, { roomId, isArchived: false });
  await callCallable(appUrl, token, removeMember, { roomId, uid: ben.uid });
  const bringBack = () =>
    callCallable(appUrl, token, addMember, { roomId, email: ben.email, profile: 'learner' });
  return { unique, ada, ben, rosalind, room, bringBack };
}

test('A host reads in the history of the room what was done, a learner is told why not', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const { ada, ben, room, bringBack } = await makeActions({ makePerson, makeRoom, admin });
  const page = await openAs(ada, { viewport: { width: 390, height: 844 } });
  await page.goto(room.path);
  await page.getByRole('link', { name: 'History' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  const actions = page.getByRole('listitem').filter({ hasText: ada.name });
  await expect(actions).toHaveCount(5);
  await expect(actions.first()).toContainText(`removed ${ben.name}`);
  await expect(actions.last()).toContainText('made the room as Lesson');
  await actions.first().locator('summary').press('Enter');
  await expect(actions.first().getByText('A learner')).toBeVisible();
  await expectNoAxeViolations(page);

  await bringBack();
  const learner = await openAs(ben);
  await learner.goto(`${room.path}/history`);
  await expect(learner.getByText(/With your role in this room you cannot manage/)).toBeVisible();
});

test('An administrator finds in the log what a host did, narrows it and exports it', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  const { unique, ada, ben, rosalind, room, bringBack } = await makeActions({ makePerson, makeRoom, admin });
  await bringBack();
  const page = await openAs(rosalind, { acceptDownloads: true });
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
  const actions = page.getByRole('listitem').filter({ has: page.locator('summary') });
  await page.getByRole('searchbox', { name: /Look for a person/ }).fill(`KNOTS ${unique}`);
  await expect(actions).toHaveCount(6);
  await expect(actions.first()).toContainText(`added ${ben.name} as a learner`);
  await expect(actions.first()).toContainText(room.name);

  await page.getByRole('button', { name: 'Actions: All actions' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Rooms' }).press('Enter');
  await expect(actions).toHaveCount(3);
  await expect(actions.first()).toContainText('restored the room');

  await actions.first().locator('summary').press('Enter');
  await page.getByRole('button', { name: `Everything by ${ada.name}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Show others again: By ${ada.name}` })).toBeVisible();
  await expect(actions).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(actions.first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);

  // The line breaks while the server makes it: the page says that it looks whether it worked, and gets it.
  problems.allow(/callable\/exportAudit/, 'The test breaks the line.');
  const checking = page.getByText('Checking whether it worked.');
  await page.route('**/callable/exportAudit', async (route) => {
    await expect(checking).toBeVisible();
    await route.fallback();
  });
  await page.route('**/callable/exportAudit', (route) => route.abort(), { times: 1 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
  const file = await (await download).path();
  await expect(page.getByText(/3 rows are in chalktalk-audit-/)).toBeVisible();
  await expect(checking).toHaveCount(0);
  const csv = await readFile(file, 'utf8');
  expect(csv).toContain(`${ada.name},archived the room,,${room.name},`);

  await page.getByRole('searchbox', { name: /Look for a person/ }).fill('nobody is called so');
  await expect(page.getByRole('heading', { name: 'Nothing was found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).press('Enter');
  await expect(actions.first()).toBeVisible();
  await page.getByRole('searchbox', { name: /Look for a person/ }).fill(rosalind.name);
  await expect(actions).toHaveCount(1);
  await expect(actions).toContainText('exported the audit log');

  const other = await openAs(ben);
  await other.goto('/admin/audit');
  await expect(other.getByRole('heading', { name: 'This part is for administrators' })).toBeVisible();
});
