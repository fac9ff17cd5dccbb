import { callCallable } from '@/scripts/stack/callable-client';
import { changeShield } from '@/lib/shield/contract';
import { expectInCall, joinCall } from '@/tests/e2e/call/support/join-call';
import { noticeOf } from '@/tests/e2e/call/support/notice-of';
import { lineOf, sheetOf, showSheet } from '@/tests/e2e/call/worksheet/support/sheet-in-call';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

test('Two people talk in formulas and cells, after a reload too, and a host ends it', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [host, learner] = await Promise.all([openAs(emmy), openAs(ada)]);
  await Promise.all([joinCall(host, room), joinCall(learner, room)]);
  const logOf = (page: typeof host) => page.getByRole('log', { name: 'Messages' });
  const openChat = async (page: typeof host) => {
    await page.keyboard.press('c');
    await expect(page.getByRole('complementary', { name: 'Chat' })).toBeVisible();
  };
  await Promise.all([openChat(host), openChat(learner)]);
  await expect(host.getByRole('heading', { name: 'Nobody has written yet' })).toBeVisible();

  const field = learner.getByRole('textbox', { name: 'Write to everyone' });
  await field.fill('For the **end speed** I get $v = \\sqrt{2 a s}$');
  await expect(learner.getByRole('group', { name: 'Preview' }).getByText('end speed')).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue('');
  const heard = logOf(host).getByRole('article', { name: 'Ada Lovelace writes' });
  await expect(heard.getByText('end speed')).toBeVisible();
  await expect(heard.locator('.katex')).toBeVisible();
  await expect(logOf(learner).getByText('Sending')).toHaveCount(0);

  await test.step('No formula covers the words before it', async () => {
    await field.fill('These words $\\hspace{-6em}\\rule{6em}{1em}$ and $\\mathllap{\\rule{6em}{1em}}$ those');
    await field.press('Enter');
    const covered = heard.getByText('These words');
    await expect(covered.locator('.katex-base')).not.toHaveCount(0);
    const isCovered = await covered.evaluate((paragraph) => {
      const range = document.createRange();
      const [words] = [...paragraph.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      if (words) range.selectNodeContents(words);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return seen?.closest('.katex') !== null;
    });
    expect(isCovered).toBe(false);
  });
  await field.fill('= 3 km / 12 min to km/h');
  await field.press('Enter');
  await expect(heard.getByText(/15\s*km\/h/).first()).toBeVisible();
  await expectNoAxeViolations(host);

  await host.reload();
  await expectInCall(host);
  await openChat(host);
  await expect(heard.getByText('end speed')).toBeVisible();
  await host.getByRole('textbox', { name: 'Write to everyone' }).fill('It follows.');
  await host.getByRole('button', { name: 'Send' }).click();
  await expect(logOf(learner).getByText('It follows.')).toBeVisible();

  await test.step('A cell is quoted, calculated by its reader, and leads to the sheet', async () => {
    await showSheet(host);
    await sheetOf(host).getByRole('button', { name: 'Add a line' }).click();
    await host.keyboard.type('k = 2');
    await host.keyboard.press('Enter');
    await host.keyboard.type('10 k + 1');
    await expect(lineOf(host, 2)).toContainText('21');
    await host.keyboard.press('Escape');
    await lineOf(host, 2).getByRole('button', { name: 'Line 2: actions' }).click();
    await host.getByRole('menuitem', { name: 'Quote in chat' }).click();
    const carried = host.getByRole('group', { name: 'Cell that goes with the message' });
    await expect(carried).toContainText('Sheet 1 · line 2');
    await expect(host.getByRole('textbox', { name: 'Write to everyone' })).toBeFocused();
    await host.keyboard.type('Why is it odd?');
    await host.keyboard.press('Enter');
    const quoted = logOf(learner).getByRole('article', { name: 'Emmy Noether writes' }).last();
    await expect(quoted).toContainText('Why is it odd?');
    await expect(quoted.getByText(/= 21/)).toBeVisible();
    await quoted.getByRole('button', { name: 'Sheet 1 · line 2' }).click();
    await expect(lineOf(learner, 2).getByRole('button', { name: 'Select line 2' })).toBeFocused();
    await expectNoAxeViolations(learner);
  });

  await test.step('A host shows a cell to everyone, who find their way back', async () => {
    await learner.getByRole('radio', { name: 'Video' }).check();
    await expect(sheetOf(learner)).toHaveCount(0);
    await lineOf(host, 1).getByRole('button', { name: 'Line 1: actions' }).click();
    await host.getByRole('menuitem', { name: /^Show everyone/ }).click();
    await expect(noticeOf(host, 'Everyone is shown line 1.')).toBeVisible();
    await expect(learner.getByText('Emmy shows you line 1')).toBeVisible();
    await expect(lineOf(learner, 1)).toBeInViewport();
    await learner.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(sheetOf(learner)).toHaveCount(0);
    await field.focus();
    await lineOf(host, 1).getByRole('button', { name: 'Line 1: actions' }).click();
    await host.getByRole('menuitem', { name: /^Show everyone/ }).click();
    await expect(learner.getByRole('button', { name: 'Go there' })).toBeVisible();
    await expect(field).toBeFocused();
    await expectNoAxeViolations(learner);
    await learner.getByRole('button', { name: 'Not now' }).click();
  });

  const change = { kind: 'switch', capability: 'chat:send', to: 'off' } as const;
  const { appUrl } = stackEnvironment();
  await callCallable(appUrl, await getIdToken(emmy), changeShield, { roomId: room.roomId, change });
  await expect(learner.getByText('You read along here.')).toBeVisible();
  await expect(logOf(learner).getByText('It follows.')).toBeVisible();
  await expectNoAxeViolations(learner);

  // Outside the call the room's page leads to the same chat.
  await host.goto(room.path);
  await host.getByRole('link', { name: 'Chat', exact: true }).click();
  await expect(logOf(host).getByText('It follows.')).toBeVisible();
  await expect(logOf(host).getByText(/= 21/)).toBeVisible();
  await host.getByRole('textbox', { name: 'Write to everyone' }).fill('Until Thursday!');
  await host.getByRole('textbox', { name: 'Write to everyone' }).press('Enter');
  await expect(logOf(learner).getByText('Until Thursday!')).toBeVisible();
  await expectNoAxeViolations(host);
  await logOf(host).getByRole('link', { name: 'Sheet 1 · line 2' }).click();
  await expect(lineOf(host, 2).getByRole('button', { name: 'Select line 2' })).toBeFocused();
});
