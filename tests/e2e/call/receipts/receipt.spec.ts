import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleAtPhoneWidth } from '@/tests/e2e/call/support/at-phone-width';
import { joinCall } from '@/tests/e2e/call/support/join-call';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

test('A host reads and saves who was there and what was said, a learner their own part', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [host, learner] = await Promise.all([openAs(emmy), openAs(ada)]);
  await Promise.all([joinCall(host, room), joinCall(learner, room)]);
  const write = async (page: Page, text: string) => {
    await page.keyboard.press('c');
    const field = page.getByRole('textbox', { name: 'Write to everyone' });
    await field.fill(text);
    await field.press('Enter');
    const log = page.getByRole('log', { name: 'Messages' });
    await expect(log.getByText(text)).toBeVisible();
    await expect(log.getByText('Sending')).toHaveCount(0);
  };
  await write(host, 'Tension goes under the root');
  await write(learner, 'So it must be a speed squared');

  const openEarlier = async () => {
    await host.goto(room.path);
    const earlier = host.getByRole('region', { name: 'Earlier sessions' }).getByRole('listitem');
    // The media server tells of the end when it has closed its room.
    await expect(async () => {
      if ((await earlier.count()) === 0) await host.reload();
      await expect(earlier).toHaveCount(1, { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    return earlier;
  };

  await test.step('The room lists the session when it is over, with who was there', async () => {
    await host.getByRole('button', { name: 'Leave or end' }).click();
    await host.getByRole('menuitem', { name: 'End for everyone' }).click();
    await host.getByRole('button', { name: 'End for 2 people' }).click();
    await expect(learner.getByRole('heading', { name: 'The session has ended' })).toBeVisible();
    // The host was here yesterday.
    const visit = { uid: emmy.uid, at: Date.now() - 24 * 60 * 60_000, before: null };
    await admin.firestore.doc(`rooms/${room.roomId}/visits/${emmy.uid}`).set(visit);
    const earlier = await openEarlier();
    await expect(earlier.getByText(/^2 people: (Emmy and Ada|Ada and Emmy)$/)).toBeVisible();
    const news = host.getByRole('region', { name: /^New since your last visit/ });
    await expectNoAxeViolations(host);
    await news.getByRole('link', { name: '1 session with its record' }).click();
  });

  await test.step('The host reads everybody’s times, and what was written', async () => {
    const attendance = host.getByRole('region', { name: 'Who was there' });
    await expect(attendance.getByRole('listitem')).toHaveCount(2);
    await expect(attendance.getByRole('listitem', { name: /Ada Lovelace/ })).toContainText(/\d min/);
    const talk = host.getByRole('region', { name: 'What was said' });
    await expect(talk.getByRole('listitem')).toHaveText([
      /Emmy in the chat\s*Tension goes under the root/,
      /Ada in the chat\s*So it must be a speed squared/,
    ]);
    await expectNoAxeViolations(host);
    await expectAccessibleAtPhoneWidth(host);
  });

  await test.step('The host saves the attendance as a table and the rest as text', async () => {
    const save = async (item: string) => {
      await host.getByRole('button', { name: 'Export' }).click();
      const [file] = await Promise.all([
        host.waitForEvent('download'),
        host.getByRole('menuitem', { name: item }).click(),
      ]);
      return readFile(await file.path(), 'utf8');
    };
    const table = await save('Attendance (.csv)');
    expect(table).toMatch(/^\uFEFFName,Role,Came,Left,Minutes,Stays\r\n/);
    expect(table).toMatch(/^Ada Lovelace,,\d{4}-/m);
    expect(await save('As text (.md)')).toContain('**Ada in the chat**: So it must be a speed squared');
  });

  await test.step('The learner sees their own times alone, and what everybody saw', async () => {
    await learner.getByRole('link', { name: 'See the receipt' }).click();
    await expect(learner.getByRole('heading', { name: 'You were there' })).toBeVisible();
    await expect(learner.getByText(/min with Emmy$/)).toBeVisible();
    await expect(learner.getByText('Tension goes under the root')).toBeVisible();
    await expect(learner.getByText('Times of others stay with the host.', { exact: false })).toBeVisible();
    await expect(learner.getByRole('region', { name: 'Who was there' })).toHaveCount(0);
    await expectNoAxeViolations(learner);
    await learner.getByRole('link', { name: /^Back to / }).click();
    // What both pages told is read.
    await expect(learner.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
  });
});
