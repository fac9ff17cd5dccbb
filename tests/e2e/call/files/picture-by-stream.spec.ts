import type { Page } from '@playwright/test';
import { joinCall } from '@/tests/e2e/call/support/join-call';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

/** Pastes a picture, and sends it without words. */
async function pasteAndSend(page: Page, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Write to everyone' });
  await field.evaluate(async (target, called) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [300, 200];
    const ink = canvas.getContext('2d');
    // Noise fills several parts of a stream.
    for (let x = 0; x < 300; x += 1)
      for (let y = 0; y < 200; y += 1) {
        if (ink) ink.fillStyle = `hsl(${(x * y * 7919) % 360} 80% 50%)`;
        ink?.fillRect(x, y, 1, 1);
      }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(blob ? [blob] : [], called, { type: 'image/png' }));
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, name);
  await expect(page.getByRole('list', { name: 'Goes with the message' })).toContainText(name);
  await field.press('Enter');
}

/** Holds back what a page uploads to Storage. */
async function holdUploads(page: Page): Promise<{ release: () => Promise<void> }> {
  const isUpload = /\/v0\/b\//;
  let go: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(isUpload, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return {
    release: async () => {
      go();
      await page.unroute(isUpload);
    },
  };
}

test('A pasted picture reaches a call before its upload, which then takes its place', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [host, learner] = await Promise.all([openAs(emmy), openAs(ada)]);
  await Promise.all([joinCall(host, room), joinCall(learner, room)]);
  await Promise.all([host.keyboard.press('c'), learner.keyboard.press('c')]);
  const log = host.getByRole('log', { name: 'Messages' });
  const uploads = await holdUploads(learner);

  await test.step('The other one sees it while the upload is held', async () => {
    await pasteAndSend(learner, 'graph.png');
    const picture = log.getByRole('img', { name: 'graph.png' });
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
    await expect(learner.getByText(/^Seen in the call\. /)).toBeVisible();
    await expectNoAxeViolations(learner);
    await expectNoAxeViolations(host);
  });

  await test.step('A second one is taken back, and nobody sees it any more', async () => {
    await pasteAndSend(learner, 'wrong.png');
    await expect(log.getByRole('img', { name: 'wrong.png' })).toHaveAttribute('src', /^blob:/);
    await learner.getByRole('button', { name: 'Stop sending wrong.png' }).click();
    await expect(log.getByText('Ada Lovelace stopped sending this picture.')).toBeVisible();
    await expect(log.getByRole('img', { name: 'wrong.png' })).toHaveCount(0);
    await expect(learner.getByText('You stopped sending this picture.')).toBeVisible();
  });

  await test.step('The stored file takes the place of the first, in the same box', async () => {
    const picture = log.getByRole('img', { name: 'graph.png' });
    const card = log.getByRole('button', { name: 'Open graph.png' });
    const sizeOf = async () => {
      const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
      return { width, height };
    };
    const before = await sizeOf();
    await picture.evaluate((image) => (image.dataset['drawn'] = 'early'));
    await uploads.release();
    await expect(picture).toHaveAttribute('src', /^\/api\/files\//, { timeout: 30_000 });
    // The same element, so the first picture stayed until the second was ready.
    await expect(picture).toHaveAttribute('data-drawn', 'early');
    expect(await sizeOf()).toEqual(before);
    await card.click();
    await expect(host.getByRole('dialog', { name: 'graph.png' })).toBeVisible();
    await host.keyboard.press('Escape');
  });

  await test.step('The sender has it as well, and can no longer take it back', async () => {
    const own = learner.getByRole('img', { name: 'graph.png' });
    await expect(own).toHaveAttribute('src', /^\/api\/files\//, { timeout: 30_000 });
    await expect(learner.getByRole('button', { name: 'Stop sending graph.png' })).toHaveCount(0);
  });
});
