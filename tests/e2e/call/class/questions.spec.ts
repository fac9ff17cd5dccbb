import type { Page } from '@playwright/test';
import { joinCall } from '@/tests/e2e/call/support/join-call';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Questions' });
const writerOf = (page: Page) => page.getByRole('complementary', { name: 'New question' });
test('A number is answered wrong then right, and shown to all without names', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({
    host: emmy,
    members: [{ person: ada, profile: 'learner' }],
    preset: 'class',
  });
  const [host, learner] = await Promise.all([openAs(emmy), openAs(ada)]);
  await Promise.all([joinCall(host, room), joinCall(learner, room)]);

  await test.step('A host writes it, and sees what would be accepted', async () => {
    await host.getByRole('button', { name: 'Questions' }).click();
    await expect(panelOf(host).getByRole('heading', { name: 'No question yet' })).toBeVisible();
    await panelOf(host).getByRole('button', { name: 'New question' }).click();
    const writer = writerOf(host);
    await writer.getByRole('textbox', { name: 'Question', exact: true }).fill('How large is the torque?');
    await writer.getByRole('textbox', { name: 'Given lines' }).fill('r = 0.5 m');
    await writer.getByRole('textbox', { name: 'Numbers of one’s own' }).fill('F from 3 to 3 N');
    await writer.getByRole('textbox', { name: 'Right answer' }).fill('F r');
    const preview = writer.getByRole('region', { name: 'What would be accepted' });
    await expect(preview.getByRole('list', { name: /^Right answer/ })).toContainText('1.5');
    await expect(preview.getByRole('list', { name: 'Not' }).getByRole('listitem').first()).toBeVisible();
    await expectNoAxeViolations(host);
    await writer.getByRole('button', { name: 'Ask now' }).click();
    await expect(panelOf(host).getByRole('article', { name: 'How large is the torque?' })).toContainText(
      'Open',
    );
  });

  const asked = panelOf(learner).getByRole('article', { name: 'How large is the torque?' });
  const answer = asked.getByRole('textbox', { name: 'Your answer' });
  await test.step('A learner is told, reads how the answer is read, and tries again', async () => {
    await expect(learner.getByText('Emmy Noether asks a question.')).toBeVisible();
    await learner.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(asked.getByRole('list', { name: 'Your numbers' })).toContainText('3');
    await answer.fill('15 N m');
    await expect(asked.getByText('We read this as')).toBeVisible();
    await asked.getByRole('button', { name: 'Send' }).click();
    await expect(asked.getByText('Not right', { exact: true })).toBeVisible();
    await expect(asked.getByText('2 tries left')).toBeVisible();
    await expectNoAxeViolations(learner);
    await answer.fill('1.5 N m');
    await expect(asked.getByText('We read this as').locator('..')).toContainText('1.5');
    await asked.getByRole('button', { name: 'Send again' }).click();
    await expect(asked.getByText('Right', { exact: true })).toBeVisible();
    await expect(answer).toHaveCount(0);
  });

  await test.step('The host sees who answered, and shows the results to all', async () => {
    const led = panelOf(host).getByRole('article', { name: 'How large is the torque?' });
    await expect(led.getByText('1 of 1 answered · 1 right')).toBeVisible();
    await expect(led.getByRole('list', { name: 'Results' })).toContainText('Ada Lovelace');
    await led.getByRole('button', { name: 'Take no more answers' }).click();
    await led.getByRole('button', { name: 'Show results to all' }).click();
    await expect(led.getByText('Results are shown to all')).toBeVisible();
    await expectNoAxeViolations(host);
    const tally = asked.getByRole('region', { name: 'What everybody answered' });
    await expect(tally).toContainText('1 person answered');
    await expect(tally).not.toContainText('Ada Lovelace');
  });
});

test('A learner on a phone reads where a formula differs, and answers a poll', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({
    host: emmy,
    members: [{ person: ada, profile: 'learner' }],
    preset: 'class',
  });
  const [host, learner] = await Promise.all([openAs(emmy), openAs(ada, phone)]);

  const page = host.getByRole('region', { name: /^(Questions|New question)$/ });
  const write = async (kind: string, prompt: string) => {
    await page.getByRole('button', { name: 'New question' }).click();
    await page.getByRole('combobox', { name: 'What is asked for' }).click();
    await host.getByRole('option', { name: kind }).click();
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill(prompt);
  };
  await test.step('Both are prepared on the page of the room', async () => {
    await host.goto(`/rooms/${room.roomId}/questions`);
    await write('A formula', 'Expand $(a + b)^2$.');
    await page.getByRole('textbox', { name: 'Right answer' }).fill('a^2 + 2 a b + b^2');
    await page.getByRole('button', { name: 'Keep for later' }).click();
    await write('A poll without a right answer', 'Shall we go on?');
    await page.getByRole('textbox', { name: 'Choice 1' }).fill('Yes');
    await page.getByRole('textbox', { name: 'Choice 2' }).fill('Once more');
    await page.getByText('Options').click();
    await page.getByRole('switch', { name: 'With names' }).click();
    await page.getByRole('button', { name: 'Ask now' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectNoAxeViolations(host);
    await page.getByRole('article').first().getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByRole('article').first()).toContainText('Open');
  });

  await test.step('A learner answers both, and reads where the formula differs', async () => {
    await joinCall(learner, room);
    await learner.getByRole('button', { name: 'Answer', exact: true }).click();
    const formula = panelOf(learner).getByRole('article').filter({ hasText: 'Expand' });
    await formula.getByRole('textbox', { name: 'Your answer' }).fill('a^2 + b^2');
    await expect(formula.getByText('We read this as')).toBeVisible();
    await formula.getByRole('button', { name: 'Send' }).click();
    await expect(
      formula.getByText(/^At a = .+ your formula gives .+\. The right one gives another value\.$/),
    ).toBeVisible();
    const poll = panelOf(learner).getByRole('article', { name: 'Shall we go on?' });
    await poll.getByRole('radio', { name: 'Once more' }).check();
    await poll.getByRole('button', { name: 'Send' }).click();
    await expect(poll.getByText('You answered Once more')).toBeVisible();
    await expectNoAxeViolations(learner);
  });

  await test.step('The host reads the poll without a name', async () => {
    const poll = page.getByRole('article', { name: 'Shall we go on?' });
    await expect(poll.getByRole('list', { name: 'Results' })).toContainText('Once more');
    await expect(poll).not.toContainText('Ada Lovelace');
  });
});
