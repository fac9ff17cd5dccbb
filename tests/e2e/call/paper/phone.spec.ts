import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { readQrCode } from '@/tests/support/browser/read-qr-code';
import { tabTo } from '@/tests/support/browser/tab-to';
import { expect, test } from '@/tests/support/test';
import { joinCall } from '../support/join-call';
import { noticeOf } from '../support/notice-of';
import { expectMovingPicture } from '../support/see-and-hear';

const ofAPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const withCamera = { permissions: ['camera', 'microphone'] };

/** Opens *Share* and answers with the address in its code. */
async function readAddress(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const code = page.getByRole('dialog', { name: 'Share' }).getByRole('img', { name: /^QR code/ });
  return (await readQrCode(code)) ?? '';
}

test('A phone shows paper by a code that works once, and goes with one press', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/redeemPaperLink/, 'The server refuses a code that was used.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [page, adaPage] = await Promise.all([openAs(emmy, withCamera), openAs(ada, withCamera)]);
  for (const one of [page, adaPage]) await joinCall(one, room);
  const [phone, late] = [await openAs(null, { ...ofAPhone, ...withCamera }), await openAs(null, ofAPhone)];
  const address = await readAddress(page);
  expect(address).toMatch(/\/p\/[B-Z2-9]{4}-[B-Z2-9]{4}$/);
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByText(/^Works once, for you, until/)).toBeVisible();
  await expectNoAxeViolations(page);

  await test.step('It opens without an account, and shows nothing before it is told to', async () => {
    await phone.goto(address);
    await expectNoAxeViolations(phone);
    await phone.getByRole('button', { name: 'Use the camera' }).click();
    await expect(phone.getByRole('heading', { name: 'Paper for Emmy Noether' })).toBeVisible();
    await expect(dialog.getByText('Emmy Noether’s phone is in the call')).toBeVisible();
    await expect(adaPage.getByLabel('Emmy Noether’s phone')).toHaveCount(0);
    await expectNoAxeViolations(phone);
  });

  await test.step('Its corners move by keys, and the page takes the stage of the others', async () => {
    const corner = phone.getByRole('button', { name: /^Top left corner/ });
    const before = await corner.getAttribute('aria-label');
    await tabTo(corner);
    await phone.keyboard.press('Shift+ArrowRight');
    await expect(corner).not.toHaveAccessibleName(before ?? '');
    await expect(phone.getByText('Corners as you set them')).toBeVisible();
    await phone.getByRole('button', { name: 'Contrast' }).click();
    await phone.getByRole('button', { name: 'Freeze' }).click();
    await expect(phone.getByRole('img', { name: 'Frozen picture' })).toBeVisible();
    await phone.getByRole('button', { name: 'Go on' }).click();
    await expectMovingPicture(phone.getByLabel('Picture of the camera').locator('video'));
    await phone.getByRole('button', { name: 'Send page' }).click();
    await expectMovingPicture(adaPage.getByLabel('Emmy Noether’s phone'));
    await page.keyboard.press('Escape');
    await expectMovingPicture(page.getByLabel('Emmy Noether’s phone'));
    await page.getByRole('button', { name: /^People/ }).click();
    const row = page.getByRole('list', { name: 'Phones' }).getByRole('listitem');
    await expect(row).toContainText('Shows paper');
    await page.getByRole('button', { name: 'Keep this page' }).click();
    await expect(noticeOf(page, 'The page is in Sheet 1.')).toBeVisible();
  });

  await test.step('Its code lets no second phone in, and one press ends the first', async () => {
    await late.goto(address);
    await late.context().grantPermissions(['camera']);
    await late.getByRole('button', { name: 'Use the camera' }).click();
    await expect(late.getByRole('main').getByRole('alert')).toContainText('This code works no more.');
    await page.getByRole('button', { name: 'Stop showing paper' }).click();
    await expect(phone.getByRole('heading', { name: 'Ended in the call' })).toBeVisible();
    await expect(adaPage.getByLabel('Emmy Noether’s phone')).toHaveCount(0);
    await expectNoAxeViolations(phone);
  });
});
