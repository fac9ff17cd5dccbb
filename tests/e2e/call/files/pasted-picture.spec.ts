import type { Page } from '@playwright/test';
import { joinCall } from '@/tests/e2e/call/support/join-call';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

/** Pastes a photo as a phone takes it: 60 by 40, turned by its EXIF, with the place where it was taken. */
const pastePhoto = (page: Page, field: string) =>
  page.getByRole('textbox', { name: field }).evaluate(async (target) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [60, 40];
    canvas.getContext('2d')?.fillRect(0, 0, 30, 40);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    const photo = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
    const body = [...Array.from('Exif\0\0', (sign) => sign.charCodeAt(0)), ...tiff];
    const place = Array.from('GPS 52.52 13.40', (sign) => sign.charCodeAt(0));
    const length = body.length + place.length + 2;
    const exif = [0xff, 0xe1, 0, length, ...body, ...place];
    const parts = [photo.slice(0, 2), Uint8Array.from(exif), photo.slice(2)];
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(parts, 'exercise.jpg', { type: 'image/jpeg' }));
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, undefined);

test('A pasted photo stands in the chat of a call, upright and without its place', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [host, learner] = await Promise.all([openAs(emmy), openAs(ada)]);
  await Promise.all([joinCall(host, room), joinCall(learner, room)]);
  await Promise.all([host.keyboard.press('c'), learner.keyboard.press('c')]);

  await pastePhoto(learner, 'Write to everyone');
  await expect(learner.getByRole('list', { name: 'Goes with the message' })).toContainText('exercise.jpg');
  await learner.getByRole('textbox', { name: 'Write to everyone' }).fill('Is this right?');
  await learner.getByRole('textbox', { name: 'Write to everyone' }).press('Enter');

  const message = host.getByRole('article', { name: 'Ada Lovelace writes' });
  await expect(message.getByText('Is this right?')).toBeVisible();
  const picture = message.getByRole('img', { name: 'exercise.jpg' });
  await expect(picture).toBeVisible();
  const sizeOf = () =>
    picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(sizeOf).toEqual([40, 60]);
  // The call has brought it early; what is kept of it is looked at.
  await expect(picture).toHaveAttribute('src', /^\/api\/files\//, { timeout: 30_000 });
  const text = await picture.evaluate(async (image: HTMLImageElement) => {
    const bytes = new Uint8Array(await (await fetch(image.src)).arrayBuffer());
    return String.fromCharCode(...bytes);
  });
  expect(text).toContain('Exif');
  expect(text).not.toContain('GPS');
  await expectNoAxeViolations(host);

  await message.getByRole('button', { name: 'Open exercise.jpg' }).click();
  const viewer = host.getByRole('dialog', { name: 'exercise.jpg' });
  await viewer.getByRole('button', { name: 'Larger' }).click();
  await expect(viewer.getByText('125%')).toBeVisible();
  await expectNoAxeViolations(host);
  await host.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  // It is among the files of the room as well.
  await host.getByRole('button', { name: 'Files', exact: true }).click();
  await expect(host.getByRole('region', { name: 'In the room' })).toContainText('exercise.jpg');
});
