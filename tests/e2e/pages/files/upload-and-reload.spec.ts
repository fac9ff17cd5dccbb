import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

const line = 'A body slides down a plane; how fast is it after 1.80 m?\n';
/** Above the size from which a file goes on after a reload, and more than two of its parts. */
const contents = Buffer.from(line.repeat(Math.ceil((9 * 1024 * 1024) / line.length)));
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('A large file is cut off, goes on after a reload, and arrives whole', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/ERR_FAILED/, 'The test cuts the line to Storage.');
  problems.allow(/api\/callable\/finishUpload/, 'After a reload the page asks whether the file has arrived.');
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const page = await openAs(emmy);
  await page.goto(room.path);
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();

  const offsets: string[] = [];
  let isCut = true;
  await page.route(/\/v0\/b\/.*upload_id=/, async (route) => {
    const offset = route.request().headers()['x-goog-upload-offset'];
    // The first part arrives; what follows does not.
    if (isCut && offset !== undefined && offset !== '0') return route.abort();
    if (offset !== undefined) offsets.push(offset);
    return route.continue();
  });
  const coming = page.getByRole('listitem', { name: 'exercises.txt, on its way' });
  await page
    .getByLabel('Add files')
    .and(page.locator('input'))
    .setInputFiles({ name: 'exercises.txt', mimeType: 'text/plain', buffer: contents });
  await expect(coming.getByText('Waiting for the network, 44% kept')).toBeVisible({ timeout: 20_000 });
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(coming.getByText('Stopped when the page closed, 44% sent')).toBeVisible();
  isCut = false;
  await coming.getByRole('button', { name: 'Go on with exercises.txt' }).click();
  const here = page.getByRole('region', { name: 'In the room' });
  await expect(here.getByText(/^Text, 9 MB, you, /)).toBeVisible();
  await expect(coming).toHaveCount(0);
  // No part was sent twice.
  expect(offsets).toEqual(['0', '4194304', '8388608']);

  const saved = page.waitForEvent('download');
  await here.getByRole('button', { name: 'exercises.txt', exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('exercises.txt');
  expect(digestOf(await readFile(await download.path()))).toBe(digestOf(contents));
});
