import { tabTo } from '@/tests/support/tab-to';
import { expect, test } from '@/tests/support/test';
import { expectInCall, joinCall } from './support/join-call';
import { chooseInMenu, reachInBar } from './support/keyboard';
import { noticeOf } from './support/notice-of';

test('A host admits and declines, moves the shield and answers asks with the keyboard alone', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/\/token/, 'The server refuses whoever waits.');
  problems.allow(/api\/callable\/knock/, 'Whoever is sent away may just then knock again.');
  const [emmy, ada, ben] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Franklin'),
  ]);
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members, lobby: 'everyone' });
  const [page, adaPage, benPage] = await Promise.all([openAs(emmy), openAs(ada), openAs(ben)]);
  const { keyboard } = page;
  await joinCall(page, room);
  for (const waiting of [adaPage, benPage]) {
    await waiting.goto(room.livePath);
    await waiting.getByRole('button', { name: 'Ask to join' }).click();
    await expect(waiting.getByText(/You are (first|second) in the queue\./)).toBeVisible();
  }
  const people = page.getByRole('complementary', { name: 'People' });

  await test.step('Who waits is admitted, or declined with a sentence', async () => {
    await tabTo(page.getByRole('button', { name: 'See who waits' }));
    await keyboard.press('Enter');
    await tabTo(people.getByRole('button', { name: 'Admit Ada Lovelace', exact: true }));
    await keyboard.press('Enter');
    await expectInCall(adaPage);
    await tabTo(people.getByRole('button', { name: 'Do not let Ben Franklin in' }));
    await keyboard.press('Enter');
    await expect(page.getByLabel('A sentence for Ben Franklin')).toBeFocused();
    await keyboard.type('Next Tuesday, please.');
    await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Decline' }));
    await keyboard.press('Enter');
    await expect(benPage.getByText('“Next Tuesday, please.”')).toBeVisible();
  });

  await test.step('An ask is declined with a sentence, and the next one granted', async () => {
    const queue = page.getByRole('region', { name: 'Hands and asks' });
    const answer = queue.getByRole('button', { name: 'Answer Ada Lovelace' });
    await adaPage.getByRole('button', { name: 'Share screen' }).press('Enter');
    await adaPage.getByRole('button', { name: 'Ask Emmy' }).click();
    await tabTo(answer);
    await keyboard.press('Enter');
    await chooseInMenu(page, 'Decline with a sentence');
    const words = page.getByRole('textbox', { name: 'What you say to them' });
    await expect(words).toBeFocused();
    await keyboard.type('After the example.');
    await tabTo(page.getByRole('button', { name: 'Decline', exact: true }));
    await keyboard.press('Enter');
    await expect(noticeOf(adaPage, 'Emmy Noether: “After the example.”')).toBeVisible();
    // A minute later she can ask again.
    await adaPage.clock.setFixedTime(Date.now() + 61_000);
    await adaPage.getByRole('button', { name: 'Ask Emmy' }).click();
    await tabTo(answer);
    await keyboard.press('Enter');
    await chooseInMenu(page, 'Allow for this session');
    await expect(noticeOf(adaPage, 'You can share your screen now.')).toBeVisible();
  });

  await test.step('The shield: a switch, the lock, and the pause', async () => {
    const shield = page.getByRole('complementary', { name: 'Shield' });
    await reachInBar(page, 'Shield');
    await keyboard.press('Enter');
    const positions = shield.getByRole('group', { name: 'Camera' });
    await tabTo(positions.getByRole('radio', { name: 'Yes' }));
    await keyboard.press('ArrowRight');
    await expect(positions.getByRole('radio', { name: 'Ask' })).toBeChecked();
    await expect(adaPage.getByRole('button', { name: 'Turn camera on' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await keyboard.press('ArrowLeft');
    await expect(positions.getByRole('radio', { name: 'Yes' })).toBeChecked();
    const lock = shield.getByRole('switch', { name: 'Lock room' });
    await tabTo(lock);
    await keyboard.press('Space');
    await expect(lock).toBeChecked();
    await tabTo(shield.getByRole('button', { name: 'Pause everything' }));
    await keyboard.press('Enter');
    const resume = shield.getByRole('button', { name: 'Resume' });
    await expect(
      adaPage.getByRole('status').filter({ hasText: 'A host paused everything' }).first(),
    ).toBeVisible();
    await tabTo(resume);
    // As long as the pause is under way its button takes no second press.
    await expect(resume).toBeEnabled();
    await keyboard.press('Enter');
    await expect(shield.getByRole('button', { name: 'Pause everything' })).toBeVisible();
  });
});
