import { changeOrganisationRole } from '@/lib/admin/contract';
import { admitFromLobby, enterByCode, makeShortCode } from '@/lib/lobby/contract';
import { initialSettings } from '@/lib/organization/organization';
import type { OrganizationRules } from '@/lib/organization/schema';
import { changeOrganization } from '@/lib/permissions/contract';
import { createRoom } from '@/lib/rooms/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { countOutbox } from '@/tests/support/fakes/count-outbox';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { makeGroup } from '@/tests/support/make/make-group';
import { connectBot } from '@/tests/support/services/media-bot';
import { getIdToken } from '@/tests/support/person';
import { lineTrouble } from '@/tests/support/services/line-trouble';
import { stackControl } from '@/tests/support/services/stack-control';
import { expect, test } from '@/tests/support/test';
import { getToken } from '../api/support/ask-token';
import { call, resultOf } from '../api/support/call';
import { readDatabase } from '../api/support/database';
import { expectCallableRefusal } from '../api/support/expect-refusal';
import { sourcesOf } from '../api/support/inside';
import { mediaUrl } from '../api/support/media-server';
import { emptyCalls, forgetSettings, save, setCell } from './support/change-settings';

test.beforeEach(emptyCalls);
test.afterEach(async ({ admin }) => {
  await stackControl.line('database', 'heal');
  await forgetSettings(admin);
});

/** Saves the first version of an organisation's rules, as an administrator's page does. */
async function saveRules(admin: AdminSdk, changed: Partial<OrganizationRules>): Promise<void> {
  const token = await getIdToken(await makeAdministrator(admin));
  const { policy, profiles, rules } = initialSettings;
  const input = { version: 0, policy, profiles, rules: { ...rules, ...changed } };
  resultOf(await call(changeOrganization, { token, input }));
}

test('A person who joins brings the saved settings to a call that missed them', async ({
  admin: { firestore },
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada, kurt] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Kurt Gödel'),
  ]);
  const members = [ada, kurt].map((person) => ({ person, profile: 'learner' as const }));
  const { roomId } = await makeRoom({ host: emmy, members });
  const { identity, token } = await getToken(roomId, await getIdToken(ada));
  const bot = await connectBot(mediaUrl(), token);
  await expect.poll(() => readDatabase(`inside/${roomId}/${ada.uid}`)).not.toBeNull();
  expect(await sourcesOf(roomId, identity)).not.toContain('SCREEN_SHARE');
  // The process that saved it has died, and no page is open that would call for a reconcile.
  const profiles = { learner: { answers: { 'screen:publish': 'yes' } } };
  await firestore.doc('organization/policy').set({ ...initialSettings, version: 1, profiles });

  await getToken(roomId, await getIdToken(kurt));

  await expect.poll(() => sourcesOf(roomId, identity)).toContain('SCREEN_SHARE');
  await expect.poll(() => countOutbox(firestore, roomId)).toBe(0);
  await bot.leave();
});

test('A save without the Realtime Database stands, and the page follows its roll-out', async ({
  admin,
  openAs,
  problems,
}) => {
  problems.allow(lineTrouble('database'), 'The test cuts the line of a database.');
  problems.allow(/api\/callable/, 'The server needs it, too.');
  const page = await openAs(await makeAdministrator(admin));
  await page.goto('/admin/profiles');
  await setCell(page, /^Listener may write in the chat: Allow/, 'No');
  await stackControl.line('database', 'cut');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText(
      'Saved. We go on trying to bring it to the rooms, and cannot say yet which of them have it.',
    ),
  ).toBeVisible();
  await expect(page.getByText(/^Version 1, saved by Rosalind Franklin/)).toBeVisible();
  await stackControl.line('database', 'heal');
  await expect(page.getByText(/^Saved\. (It holds everywhere|[\d,]+ rooms? follows?)/)).toBeVisible({
    timeout: 30_000,
  });
});

test('Thirty profiles in use stop a new one until one is retired', async ({ admin, openAs }) => {
  const rosalind = await makeAdministrator(admin);
  const token = await getIdToken(rosalind);
  const { policy, rules } = initialSettings;
  const withOwn = (inUse: number, retired: number) =>
    Object.fromEntries(
      Array.from({ length: inUse + retired }, (_, at) => [
        `learner~${String(at).padStart(6, '0')}`,
        { name: `Learner no. ${at + 1}`, answers: {}, ...(at >= inUse && { retiredAt: 1 }) },
      ]),
    );
  const sendOwn = (version: number, inUse: number, retired: number) =>
    call(changeOrganization, { token, input: { version, policy, rules, profiles: withOwn(inUse, retired) } });
  resultOf(await sendOwn(0, 30, 4));
  expectCallableRefusal(await sendOwn(1, 31, 3), 'organization/profiles-in-use');

  const page = await openAs(rosalind);
  await page.goto('/admin/profiles');
  const make = page.getByRole('button', { name: 'New profile' });
  await expect(make).toHaveAttribute('aria-disabled', 'true');
  await expect(make).toHaveAccessibleDescription(
    '30 of your own are in use. Retire one that nobody needs first.',
  );
  await page.getByRole('button', { name: 'More about Learner no. 7' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'Retire', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await make.click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Keen learner');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await save(page);
});

test('A new member makes no rooms until the organisation’s rules change', async ({
  admin,
  openAs,
  makePerson,
}) => {
  const [rosalind, kurt] = await Promise.all([makeAdministrator(admin), makePerson('Kurt Gödel')]);
  const [page, rooms] = await Promise.all([openAs(rosalind), openAs(kurt)]);
  const token = await getIdToken(kurt);
  const make = () => call(createRoom, { token, input: { name: 'Logic', preset: 'lesson' } });
  const choose = async (label: RegExp, choice: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  };
  resultOf(await make());

  await test.step('Once saved, a new person makes no rooms, and the pages say why', async () => {
    await page.goto('/admin/policy');
    await choose(/^Who makes rooms/, 'Hosts and administrators');
    await choose(/^Somebody new begins as/, 'Member');
    await save(page);
    expectCallableRefusal(await make(), 'rooms/not-a-maker');
    await rooms.goto('/rooms');
    await expect(
      rooms.getByText('Your organisation says who makes rooms, and you are not among them.'),
    ).toBeVisible();
    await expect(rooms.getByRole('button', { name: /^Lesson/ })).toHaveCount(0);
    await page.goto(`/admin/people/${kurt.uid}`);
    await expect(page.getByRole('combobox', { name: /^In the organisation/ })).toHaveText('Member');
  });

  await test.step('A person whom an administrator made a host still makes rooms', async () => {
    const administrator = await getIdToken(rosalind);
    const emmy = await makePerson('Emmy Noether');
    const input = { uid: emmy.uid, role: 'host' } as const;
    resultOf(await call(changeOrganisationRole, { token: administrator, input }));
    const room = { name: 'Rings', preset: 'lesson' };
    resultOf(await call(createRoom, { token: await getIdToken(emmy), input: room }));
  });

  await test.step('After the change back they may again', async () => {
    await page.goto('/admin/policy');
    await choose(/^Somebody new begins as/, 'Host');
    await save(page);
    resultOf(await make());
    await page.goto(`/admin/people/${kurt.uid}`);
    await expect(page.getByRole('combobox', { name: /^In the organisation/ })).toHaveText('Host');
  });
});

test('Default roles apply to link, address, group and short code', async ({
  admin,
  makePerson,
  makeRoom,
  openAs,
}) => {
  const [emmy, kurt] = await Promise.all([makePerson('Emmy Noether'), makePerson('Kurt Gödel')]);
  const room = await makeRoom({ host: emmy });
  const [host, account] = await Promise.all([getIdToken(emmy), getIdToken(kurt)]);
  const { groupId } = await makeGroup(admin, host, ['Ada']);
  await saveRules(admin, { defaultProfiles: { link: 'listener', email: 'presenter', group: 'participant' } });

  const page = await openAs(emmy);
  const expectOffered = async (opener: string, profile: string) => {
    await page.getByRole('button', { name: opener }).click();
    const offered = page.getByRole('dialog').getByRole('combobox', { name: 'They come in as' });
    await expect(offered).toContainText(profile);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.goto(room.path);
  await expectOffered('New invite', 'Listener');
  await expectOffered('Add a person', 'Presenter');
  await page.goto(`/groups/${groupId}`);
  await expectOffered('Add to a room', 'Participant');

  // Nobody chooses a role for a person who comes by a short code.
  const { roomId } = room;
  const made = await call(makeShortCode, { token: host, input: { roomId } });
  const { code } = resultOf(made) as { code: string };
  resultOf(await call(enterByCode, { token: account, input: { code } }));
  await getToken(roomId, host);
  resultOf(await call(admitFromLobby, { token: host, input: { roomId, uids: [kurt.uid] } }));
  expect(await getToken(roomId, account)).toMatchObject({ profile: 'listener' });
});
