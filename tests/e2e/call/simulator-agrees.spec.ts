import type { Locator, Page } from '@playwright/test';
import type { ParticipantPermission } from 'livekit-server-sdk';
import { tokenPath, type TokenAnswer } from '@/lib/call/token-contract';
import { updateRoom } from '@/lib/rooms/contract';
import { call, resultOf } from '@/tests/e2e/doors/support/call';
import { mediaRoomName, mediaServer, readMediaToken } from '@/tests/e2e/doors/support/media-server';
import { makeAdministrator } from '@/tests/support/make-administrator';
import type { TestRoom } from '@/tests/support/make-room';
import { getIdToken, type Person } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';
import { expectInCall, joinCall, openDeviceCheck } from './support/join-call';
import { noticeOf } from './support/notice-of';

type Claims = { sub: string; exp: number; nbf: number } & Record<
  'video' | 'attributes',
  Record<string, unknown>
>;

/** A block of the simulator, line by line. */
async function readBlock(page: Page, name: string): Promise<Record<string, string>> {
  const block = page.locator('dl').and(page.getByLabel(name, { exact: true }));
  const [terms, words] = [block.getByRole('term'), block.getByRole('definition')];
  const fields = await terms.allTextContents();
  const texts = await words.allTextContents();
  return Object.fromEntries(fields.map((field, index) => [field, texts[index] ?? '']));
}

const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ');
  if (value === undefined || value === '') return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A grant as the simulator writes it. */
const grantInWords = (grant: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    ['canPublish', 'canPublishSources', 'canSubscribe', 'canPublishData', 'hidden', 'recorder', 'agent', 'canUpdateOwnMetadata'].map((field) => [field, inWords(grant[field])]), // prettier-ignore
  );

/** Comes into the call, and returns what stood in the token by which they came. */
async function joinWithToken(page: Page, room: TestRoom): Promise<Claims> {
  const answered = page.waitForResponse((response) => response.url().endsWith(tokenPath(room.roomId)));
  const join = await openDeviceCheck(page, room);
  const { token } = (await (await answered).json()) as TokenAnswer;
  await join.click();
  await expectInCall(page);
  return readMediaToken(token).claims as Claims;
}

/** A token as the simulator writes it; who joins anew has a new name for it. */
const tokenInWords = ({ sub, exp, nbf, video, attributes }: Claims) => ({
  room: inWords(video['room']),
  identity: sub.replace(/_[A-Za-z0-9]{16}$/, '_<join>'),
  ...Object.fromEntries(['name', 'profile', 'kind'].map((field) => [field, inWords(attributes[field])])),
  ...grantInWords(video),
  may: inWords(attributes['may']),
  'valid for': `${Math.round((exp - nbf) / 60)} min`,
});

const sourceNames = ['unknown', 'camera', 'microphone', 'screen_share', 'screen_share_audio'];

/** What the media server itself says that somebody may do now. */
async function liveGrant(room: TestRoom, person: Person): Promise<Record<string, string>> {
  const everybody = await mediaServer().listParticipants(mediaRoomName(room.roomId));
  const found = everybody.find(({ identity }) => identity.startsWith(`${person.uid}_`));
  const permission: Partial<ParticipantPermission> = found?.permission ?? {};
  const sources = permission.canPublishSources?.map((source) => sourceNames[source]);
  return grantInWords({ ...permission, canPublishSources: sources?.length ? sources : undefined, canUpdateOwnMetadata: permission.canUpdateMetadata }); // prettier-ignore
}

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const set = (within: Locator, name: string, position: string) =>
  within.getByRole('group', { name }).getByRole('radio', { name: position }).check();
const sorted = ({ canPublishSources = '', ...rest }: Record<string, string>) => ({
  ...rest,
  canPublishSources: canPublishSources.split(', ').sort(),
});

test('What the simulator says of somebody is what then happens: token, media server, and the sentence that they read', async ({
  admin,
  makePerson,
  makeRoom,
  openAs,
  problems,
}) => {
  problems.allow(/\/token/, 'The server refuses who comes to a locked room.');
  const name = `Ada ${crypto.randomUUID().slice(0, 8)}`;
  const [rosalind, emmy, ada, ben, carl] = await Promise.all([
    makeAdministrator(admin),
    makePerson('Emmy Noether'),
    makePerson(name),
    makePerson('Ben Bitdiddle'),
    makePerson('Carl Gauss'),
  ]);
  const room = await makeRoom({
    host: emmy,
    members: [
      { person: ada, profile: 'learner' },
      { person: ben, profile: 'participant' },
      { person: carl, profile: 'learner' },
    ],
    name: 'Waves on a string',
  });
  const [page, emmyPage, adaPage, benPage] = await Promise.all([
    openAs(rosalind),
    openAs(emmy),
    openAs(ada),
    openAs(ben),
  ]);
  await joinCall(emmyPage, room);
  const shield = emmyPage.getByRole('complementary', { name: 'Shield' });
  await page.goto(`/admin/simulator?person=${ada.uid}&room=${room.roomId}`);

  const told =
    await test.step('The administrator tries out that cameras are off and screens on request', async () => {
      await choose(page, 'Wants to', 'turn on their camera');
      await set(page.getByRole('main'), 'All may turn on their camera', 'Off');
      await set(page.getByRole('main'), 'All may share their screen', 'Ask');
      await expect(page.getByRole('heading', { name: `${name} cannot turn on their camera` })).toBeVisible();
      const sentence = page
        .getByRole('region', { name: `What ${name} reads` })
        .getByRole('paragraph')
        .first();
      return {
        token: await readBlock(page, 'Token that would be minted'),
        sentence: await sentence.innerText(),
      };
    });

  await test.step('The host does it, she comes in, and it is so', async () => {
    await emmyPage.getByRole('button', { name: 'Shield' }).click();
    await set(shield, 'Camera', 'Off');
    await expect(emmyPage.getByText(/^Camera: /).first()).toBeVisible();
    const claims = await joinWithToken(adaPage, room);
    expect(sorted(tokenInWords(claims))).toEqual(sorted(told.token));
    const live = await liveGrant(room, ada);
    expect({ ...told.token, ...live, canPublishSources: '' }).toEqual({
      ...told.token,
      canPublishSources: '',
    });
    expect(sorted(live).canPublishSources).toEqual(sorted(told.token).canPublishSources);
    await adaPage.getByRole('button', { name: 'Turn camera on' }).press('Enter');
    await expect(adaPage.getByText(told.sentence).and(adaPage.locator(':visible')).first()).toBeVisible();
  });

  await test.step('With strict entry, compared with Ben: nothing yet in his token, and more on arrival', async () => {
    const token = await getIdToken(emmy);
    resultOf(await call(updateRoom, { token, input: { roomId: room.roomId, strictEntry: true } }));
    await page.goto(`/admin/simulator?person=${ben.uid}&room=${room.roomId}`);
    await choose(page, 'Wants to', 'share their screen');
    await choose(page, 'Compare with', name);
    await expect(page.getByRole('heading', { name: 'Ben Bitdiddle may share their screen' })).toBeVisible();
    await expect(page.getByText(`${name} may when a host agrees`).first()).toBeVisible();
    const minted = await readBlock(page, 'Token that would be minted');
    const arrival = await readBlock(page, 'Given on arrival, once looked up');
    expect(minted).toMatchObject({ canSubscribe: 'false', canPublish: 'false', hidden: 'true' });

    expect(tokenInWords(await joinWithToken(benPage, room))).toEqual(minted);
    await expect.poll(async () => sorted(await liveGrant(room, ben))).toEqual(sorted(arrival));
    await expect(benPage.getByRole('button', { name: 'Share screen' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await adaPage.getByRole('button', { name: 'Share screen' }).press('Enter');
    await expect(adaPage.getByRole('button', { name: /^Ask/ }).first()).toBeVisible();
  });

  await test.step('Locked, who comes anew reads at the door what the simulator says', async () => {
    await page.goto(`/admin/simulator?person=${carl.uid}&room=${room.roomId}`);
    await page.getByRole('switch', { name: 'The room is locked' }).click();
    await expect(page.getByRole('heading', { name: 'Carl Gauss does not get in' })).toBeVisible();
    await expect(page.getByText('None: nobody comes into the call without one.')).toBeVisible();
    const reads = page.getByRole('region', { name: 'What Carl Gauss reads' }).getByRole('paragraph').first();
    await expect(reads).toContainText('locked');
    const [happened = ''] = /^[^.]+\./.exec(await reads.innerText()) ?? [];

    await shield.getByRole('switch', { name: 'Lock room' }).click();
    await expect(shield.getByRole('switch', { name: 'Lock room' })).toBeChecked();
    // The switch moves at once; it is said when the room is locked.
    await expect(noticeOf(emmyPage, 'The room is locked. Nobody new comes in.')).toBeVisible();
    const carlPage = await openAs(carl);
    await carlPage.goto(room.livePath);
    await expect(carlPage.getByText(happened).and(carlPage.locator(':visible')).first()).toBeVisible();
  });
});
