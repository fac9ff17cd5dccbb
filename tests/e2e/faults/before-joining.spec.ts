import { openDeviceCheck } from '@/tests/e2e/call/support/join-call';
import { lineTrouble } from '@/tests/support/line-trouble';
import { stackControl } from '@/tests/support/stack-control';
import { expect, test } from '@/tests/support/test';

test('Who comes while the media server is away is told, and gets in when it is back', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(lineTrouble('livekit'), 'The test takes the media server away.');
  problems.allow(/\/token\b.*|status of 50[23]/, 'Nobody gets a token without it.');
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const page = await openAs(emmy);

  await stackControl.livekit('kill');
  try {
    await page.goto(room.livePath);
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'The call service does not answer.' }),
    ).toBeVisible();
  } finally {
    await stackControl.livekit('start');
  }
  await openDeviceCheck(page, room);
});
