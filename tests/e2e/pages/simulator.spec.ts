import { setException } from '@/lib/rooms/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectAccessibleAtPhoneWidth } from '@/tests/e2e/call/support/at-phone-width';
import { chooseOption } from '@/tests/support/browser/choose-option';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { makeInvite } from '@/tests/support/make/make-invite';
import type { TestRoom } from '@/tests/support/make/make-room';
import { getIdToken, type Person } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test as base } from '@/tests/support/test';

/** Signs an administrator in, and adds Ada, a learner in Emmy's room with a lasting exception to share her screen. */
const test = base.extend<{ ada: Person; emmy: Person; room: TestRoom }>({
  emmy: ({ makePerson }, use) => makePerson('Emmy Noether').then(use),
  ada: ({ makePerson }, use) => makePerson(`Ada ${crypto.randomUUID().slice(0, 8)}`).then(use),
  room: async ({ makeRoom, emmy, ada }, use) => {
    const members = [{ person: ada, profile: 'learner' as const }];
    const room = await makeRoom({ host: emmy, members, name: 'Waves on a string' });
    const lending = { allow: true, lasts: 'always' } as const;
    const lent = { roomId: room.roomId, uid: ada.uid, capability: 'screen:publish' } as const;
    const { appUrl } = stackEnvironment();
    await callCallable(appUrl, await getIdToken(emmy), setException, { ...lent, lending });
    await use(room);
  },
  page: async ({ admin, openAs }, use) => use(await openAs(await makeAdministrator(admin))),
});

test('An administrator tries out what a person may do in a room right now', async ({
  page,
  ada,
  emmy,
  room,
}) => {
  const { name } = ada;
  await makeInvite(emmy, room.roomId, { profile: 'participant' });
  await page.goto('/admin/simulator');
  await expect(
    page.getByRole('heading', { name: 'Learner may share their screen when a host agrees' }),
  ).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill(name);
  const found = page.getByRole('list', { name: 'People found' }).getByRole('button', { name });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(found).toBeHidden();
  await page.getByRole('button', { name: /^Learner: share their screen/ }).press('Enter');
  await expect(found).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await found.press('Enter');
  await expect(page.getByText('Choose a room: then it says here')).toBeVisible();
  await chooseOption(page.getByRole('combobox', { name: 'In which room' }), /Waves on a string/);
  await expect(
    page.getByRole('heading', { name: `${name} may share their screen`, exact: true }),
  ).toBeVisible();
  await expect(page.getByText('screen_share_audio')).toBeVisible();
  const exception = page.getByRole('listitem').filter({ hasText: /^Exception/ });
  await expect(exception).toContainText(/Says that they may: Emmy Noether, .*\d:\d\d/);
  await expectNoAxeViolations(page);
  await expectAccessibleAtPhoneWidth(page);

  await page.getByRole('switch', { name: 'The room is locked' }).press('Space');
  await expect(page.getByRole('heading', { name: `${name} does not get in` })).toBeVisible();
  await expect(page.getByText('The host has locked this room.')).toBeVisible();
  await page.getByRole('switch', { name: 'The room is locked' }).press('Space');
  await page.getByRole('switch', { name: 'Everything is paused' }).press('Space');
  await expect(page.getByRole('heading', { name: `${name} cannot share their screen` })).toBeVisible();
  await page.getByRole('button', { name: 'Try out a role instead' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Which role' })).toBeVisible();

  // The page offers the room's links, and each brings its role.
  await page.getByRole('switch', { name: 'Everything is paused' }).press('Space');
  await page.getByRole('combobox', { name: 'Came in by' }).press('Enter');
  await page.getByRole('option', { name: /^Invite for Participant, until / }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Participant may share their screen/ })).toBeVisible();

  await page.goto(`/admin/people/${ada.uid}`);
  await page.getByRole('link', { name: 'Waves on a string: try out what they may do there' }).press('Enter');
  await expect(
    page.getByRole('heading', { name: `${name} may share their screen`, exact: true }),
  ).toBeVisible();
});

test('An unsaved change is tried out before anybody else has it', async ({ page, ada: { name }, room }) => {
  await page.goto('/admin/profiles');
  await page.getByRole('button', { name: 'Learner may share their screen: Ask' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Allow', exact: true }).press('Enter');
  // A menu returns the focus when it has faded out; an earlier key would go to the wrong element.
  await expect(page.getByRole('button', { name: /^Learner may share their screen: Allow/ })).toBeFocused();
  // Beside the profiles: what a person may do in a room, with the layer that decides.
  await page.getByRole('button', { name: 'Compare with a person' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill(name);
  await page.getByRole('list', { name: 'People found' }).getByRole('button', { name }).press('Enter');
  await page.getByRole('combobox', { name: 'In which room' }).press('Enter');
  await page.getByRole('option', { name: room.name }).press('Enter');
  await expect(page.getByText(`${name} may write in the shared worksheet: Allow, Room`)).toBeAttached();
  await expect(page.getByText(`${name} may share their screen: Allow, Profile`)).toBeAttached();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Try as Learner' }).press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Learner may share their screen', exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Tried out with 1 change that nobody else has yet')).toBeVisible();
  await page.getByRole('button', { name: 'Try as saved' }).press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Learner may share their screen when a host agrees' }),
  ).toBeVisible();
});
