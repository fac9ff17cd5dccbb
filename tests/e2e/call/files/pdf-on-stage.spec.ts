import type { Page } from '@playwright/test';
import { expectAccessibleAtPhoneWidth } from '@/tests/e2e/call/support/at-phone-width';
import { noticeOf } from '@/tests/e2e/call/support/notice-of';
import { sheetOf, showSheet } from '@/tests/e2e/call/worksheet/support/sheet-in-call';
import { printPdf, showPdf, stageOf } from '@/tests/e2e/call/support/pdf-on-stage';
import { joinCall } from '@/tests/e2e/call/support/join-call';
import { lockedPdf } from '@/tests/support/make/locked-pdf';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

const pageOf = (page: Page, number: number) =>
  stageOf(page).getByRole('img', { name: new RegExp(`^Page ${String(number)} of `) });

test('A PDF on the stage is followed, left and followed again, also by a late joiner', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada, ben] = await Promise.all(
    ['Emmy Noether', 'Ada Lovelace', 'Ben Late'].map((name) => makePerson(name)),
  );
  if (!emmy || !ada || !ben) throw new Error('Three people are needed.');
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const [host, learner] = await Promise.all([openAs(emmy), openAs(ada)]);
  await Promise.all([joinCall(host, room), joinCall(learner, room)]);

  await test.step('The host shares a file and shows it', async () => {
    await showPdf(host, 'planes.pdf', await printPdf(host, ['First', 'Second', 'Third']));
    for (const page of [host, learner]) {
      await expect(pageOf(page, 1)).toBeVisible();
      await expect(stageOf(page)).toContainText('First page');
    }
    await expect(stageOf(learner).getByRole('group', { name: 'Emmy leads' })).toContainText('you follow');
    await expectNoAxeViolations(learner);
    await expectAccessibleAtPhoneWidth(learner);
  });

  await test.step('The learner follows to the second page, and sees at what the host points', async () => {
    await stageOf(host).getByRole('button', { name: 'Next page' }).click();
    await expect(pageOf(learner, 2)).toBeVisible();
    await expect(stageOf(learner)).toContainText('Second page');
    await expect(async () => {
      await pageOf(host, 2).hover({ position: { x: 60, y: 60 } });
      await expect(stageOf(learner).getByText('Emmy', { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  const lead = stageOf(learner).getByRole('group', { name: 'Emmy leads' });
  await test.step('A learner who turns a page stays there', async () => {
    await stageOf(learner).getByRole('button', { name: 'Page before' }).click();
    await expect(lead).toContainText('Emmy is on page 2');
    await stageOf(host).getByRole('button', { name: 'Next page' }).click();
    await expect(lead).toContainText('Emmy is on page 3');
    await expect(pageOf(learner, 1)).toBeVisible();
  });

  await test.step('Somebody who comes late sees the page of the host', async () => {
    const late = await openAs(ben);
    await joinCall(late, room);
    await expect(pageOf(late, 3)).toBeVisible();
    await late.close();
  });

  await lead.getByRole('button', { name: 'Follow' }).click();
  await expect(pageOf(learner, 3)).toBeVisible();
  await stageOf(host).getByRole('button', { name: 'To sheet' }).click();
  await expect(noticeOf(host, 'Added to Sheet 1.')).toBeVisible({ timeout: 15_000 });
  await stageOf(host).getByRole('button', { name: 'Stop showing' }).click();
  await expect(stageOf(learner)).toHaveCount(0);
  await expect(stageOf(host)).toHaveCount(0);

  await test.step('The page that went to the sheet stands there for everybody', async () => {
    await showSheet(learner);
    const picture = sheetOf(learner).getByRole('group', { name: 'Picture 1' });
    await expect(picture.getByRole('img', { name: 'planes.pdf, page 3' })).toBeVisible();
    await expect(picture.getByText('The picture is on its way.')).toHaveCount(0);
    await expectNoAxeViolations(learner);
  });

  await test.step('A locked PDF asks each person for its password', async () => {
    await showPdf(host, 'locked.pdf', lockedPdf('slope', 'A locked slope'));
    const lock = stageOf(learner).getByRole('region', { name: 'This PDF is locked' });
    const field = lock.getByLabel('Password of the file');
    await field.fill('slip');
    await field.press('Enter');
    await expect(lock).toContainText('This password does not open the file.');
    await expectNoAxeViolations(learner);
    await field.fill('slope');
    await field.press('Enter');
    await expect(stageOf(learner)).toContainText('A locked slope');
    await expect(stageOf(host).getByRole('region', { name: 'This PDF is locked' })).toBeVisible();
  });
});
