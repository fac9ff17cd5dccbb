import { mediaUrl } from '@/tests/e2e/api/support/media-server';
import { getToken } from '@/tests/e2e/api/support/ask-token';
import { joinCall } from '@/tests/e2e/call/support/join-call';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { connectBot } from '@/tests/support/services/media-bot';
import { readFirestoreWith } from '@/tests/support/services/read-with-token';
import { getIdToken } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';

test('A private message is read by one person, and by a third nowhere', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [emmy, ada, ben] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Bitdiddle'),
  ]);
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const [host, learner] = await Promise.all([openAs(emmy), openAs(ada)]);
  await Promise.all([joinCall(host, room), joinCall(learner, room)]);
  // The third reads the page of the room, and listens on the media server past any page.
  const third = await openAs(ben);
  await third.goto(`${room.path}/chat`);
  const token = await getIdToken(ben);
  const bot = await connectBot(mediaUrl(), (await getToken(room.roomId, token)).token);
  const heard: string[] = [];
  bot.room.registerTextStreamHandler('lk.chat', (stream) => {
    void stream.readAll().then((text) => heard.push(text));
  });
  const logOf = (page: typeof host) => page.getByRole('log', { name: 'Messages' });
  for (const page of [host, learner]) await page.keyboard.press('c');

  await test.step('The receiver sees it, with who reads it, and answers', async () => {
    await learner.getByRole('button', { name: 'One person' }).click();
    await learner.getByRole('menuitem', { name: 'Emmy Noether' }).click();
    const field = learner.getByRole('textbox', { name: 'Write to Emmy Noether only' });
    await field.fill('I am lost at line 4');
    await expectNoAxeViolations(learner);
    await field.press('Enter');
    await expect(logOf(host).getByText('I am lost at line 4')).toBeVisible();
    await expect(logOf(host).getByText('Only Ada Lovelace and you')).toBeVisible();
    await expect(logOf(learner).getByText('Sending')).toHaveCount(0);
    await host.getByRole('button', { name: 'Reply to Ada Lovelace' }).focus();
    await host.keyboard.press('Enter');
    const answer = host.getByRole('textbox', { name: 'Write to Ada Lovelace only' });
    await expect(answer).toBeFocused();
    await answer.fill('We look at it together');
    await answer.press('Enter');
    await expect(logOf(learner).getByText('We look at it together')).toBeVisible();
    await expectNoAxeViolations(host);
  });

  await test.step('The third gets what is for everyone, and nothing else on any way', async () => {
    await host.getByRole('button', { name: 'Everyone', exact: true }).click();
    const open = host.getByRole('textbox', { name: 'Write to everyone' });
    await open.fill('On to line 5');
    await open.press('Enter');
    await expect(logOf(third).getByText('On to line 5')).toBeVisible();
    await expect(logOf(third).getByRole('article')).toHaveCount(1);
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]).toContain('On to line 5');

    const kept = await admin.firestore.collection(`rooms/${room.roomId}/messages`).get();
    expect(kept.size).toBe(3);
    for (const row of kept.docs) {
      const status = await readFirestoreWith(token, row.ref.path);
      expect(status).toBe(row.get('to') === 'everyone' ? 200 : 403);
    }
  });
  await bot.leave();
});
