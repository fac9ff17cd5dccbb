import { readFile } from 'node:fs/promises';
import { mintServiceToken } from '@/lib/services/contract';
import { joinCall } from '@/tests/e2e/call/support/join-call';
import { noticeOf } from '@/tests/e2e/call/support/notice-of';
import { call, resultOf } from '@/tests/support/api/call';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { getIdToken } from '@/tests/support/person';
import { botsOfTest } from '@/tests/support/services/bots-of-test';
import { expect, test } from '@/tests/support/test';

const enter = botsOfTest();

test('An agent’s captions are read, kept, found, saved and deleted', async ({
  admin,
  makePerson,
  makeRoom,
  openAs,
}) => {
  const [rosalind, emmy, ada] = await Promise.all([
    makeAdministrator(admin),
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
  ]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [host, learner] = await Promise.all([openAs(emmy), openAs(ada)]);
  await Promise.all([joinCall(host, room), joinCall(learner, room)]);
  const input = { roomId: room.roomId, kind: 'agent', label: 'Captions', lifetime: 'hour' };
  const minted = resultOf(await call(mintServiceToken, { token: await getIdToken(rosalind), input }));
  const { url, token } = minted as { url: string; token: string };
  const agent = await enter(token, url);
  /** Until the enforcer has looked the agent up, nobody hears it. */
  const write = (speaker: string, id: string, text: string, isFinal = true) =>
    agent.writeDown(speaker, { id, text, isFinal });
  const captions = learner.getByRole('region', { name: 'Captions' });

  await test.step('Captions come by a key or from the menu, and name who speaks', async () => {
    await learner.keyboard.press('l');
    await expect(captions.getByText('Nobody’s speech is captioned yet')).toBeVisible();
    await expect(async () => {
      await write('Emmy Noether', 'SG_1', 'At which angle does it slight', false);
      await expect(captions.getByText('does it slight')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await write('Emmy Noether', 'SG_1', 'At which angle does it slide?');
    await write('Ada Lovelace', 'SG_2', 'When tan theta', false);
    await expect(captions).toContainText(/Emmy Noether\s*At which angle does it slide\?/);
    await expect(captions).not.toContainText('slight');
    await expect(captions).toContainText(/Ada Lovelace\s*When tan theta/);
    await expectNoAxeViolations(learner);
    await learner.getByRole('button', { name: 'Captions: size and place' }).click();
    await learner.getByRole('radio', { name: 'Large' }).check({ force: true });
    await expectNoAxeViolations(learner);
    await learner.keyboard.press('Escape');
  });

  const panel = host.getByRole('complementary', { name: 'Transcript' });
  const list = panel.getByRole('list', { name: 'What was said' });
  await test.step('A host lets the room keep it, and everybody is told', async () => {
    await host.getByRole('button', { name: 'More' }).click();
    await host.getByRole('menuitem', { name: 'Transcript' }).click();
    await expect(panel.getByText('No transcript')).toBeVisible();
    await panel.getByRole('switch', { name: 'Keep a transcript' }).click();
    await expect(noticeOf(learner, /^This room keeps what is said as a transcript/)).toBeVisible();
    await expect(learner.getByRole('banner').getByText('Transcript', { exact: true })).toBeVisible();
    await write('Ada Lovelace', 'SG_2', 'When tan theta equals mu.');
    await write('Emmy Noether', 'SG_3', 'Exactly, it has an upper limit.');
    await expect(list.getByText('When tan theta equals mu.')).toBeVisible();
    await expect(list.getByText('Exactly, it has an upper limit.')).toBeVisible();
    // Said before anybody let it be kept.
    await expect(list.getByText('At which angle')).toHaveCount(0);
    await expectNoAxeViolations(host);
  });

  await test.step('It is searched and saved', async () => {
    await panel.getByRole('searchbox', { name: 'Search what was said' }).fill('THETA');
    await expect(list.getByRole('listitem')).toHaveText([/Ada Lovelace\s*When tan theta equals mu\./]);
    await panel.getByRole('button', { name: 'Save' }).click();
    const [file] = await Promise.all([
      host.waitForEvent('download'),
      host.getByRole('menuitem', { name: 'As captions (.vtt)' }).click(),
    ]);
    const vtt = await readFile(await file.path(), 'utf8');
    expect(vtt).toContain('<v Ada Lovelace>When tan theta equals mu.');
    expect(vtt).toContain('<v Emmy Noether>Exactly, it has an upper limit.');
    await panel.getByRole('searchbox', { name: 'Search what was said' }).fill('');
  });

  await test.step('A host deletes it for everyone', async () => {
    await learner.getByRole('button', { name: 'More' }).click();
    await learner.getByRole('menuitem', { name: 'Transcript' }).click();
    const others = learner.getByRole('complementary', { name: 'Transcript' });
    await expect(others.getByText('When tan theta equals mu.')).toBeVisible();
    await expect(others.getByRole('button', { name: 'Delete transcript' })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Delete transcript' }).click();
    await host.getByRole('button', { name: 'Delete for everyone' }).click();
    await expect(others.getByRole('heading', { name: 'Nothing kept yet' })).toBeVisible();
    await expect(list).toHaveCount(0);
  });

  await test.step('What is said afterwards is read on the page of the room when the call is over', async () => {
    await write('Emmy Noether', 'SG_4', 'So it begins to slide at that angle.');
    await expect(list.getByText('So it begins to slide')).toBeVisible();
    await host.getByRole('button', { name: 'Leave or end' }).click();
    await host.getByRole('menuitem', { name: 'End for everyone' }).click();
    await host.getByRole('button', { name: /^End for/ }).click();
    await expect(learner.getByRole('heading', { name: 'The session has ended' })).toBeVisible();
    await learner.goto(`${room.path}/transcript`);
    const said = learner.getByRole('list', { name: 'What was said' });
    // The media server tells of the end when it has closed its room.
    await expect(async () => {
      if ((await said.count()) === 0) await learner.reload();
      await expect(said).toContainText('So it begins to slide at that angle.', { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expectNoAxeViolations(learner);
  });
});
