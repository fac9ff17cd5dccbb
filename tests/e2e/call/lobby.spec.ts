import type { Page } from '@playwright/test';
import { chooseInMenuOf } from '@/tests/support/browser/choose-in-menu-of';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { expectAccessibleAtPhoneWidth } from './support/at-phone-width';
import { expectInCall, joinCall, tileOf } from './support/join-call';
import { noticeOf } from './support/notice-of';

/** Records what a page receives from now on, in responses and sockets; scripts and styles name nobody. */
function recordWhatIsTold(page: Page): string[] {
  const told: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => told.push(payload.toString())),
  );
  page.on('response', (response) => {
    if (!['fetch', 'xhr', 'document'].includes(response.request().resourceType())) return;
    response.text().then(
      (text) => told.push(text),
      () => undefined,
    );
  });
  return told;
}

const knock = async (page: Page): Promise<void> => {
  const ask = page.getByRole('button', { name: 'Ask to join' });
  await expect(ask).toBeVisible();
  await ask.click();
};

/** Enters a short code as a person without an account. */
async function comeByCode(page: Page, code: string, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Have a link or code?').fill(code);
  await page.getByLabel('Have a link or code?').press('Enter');
  await expect(page.getByRole('heading', { name: 'Join by code' })).toBeVisible();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Go to the lobby' }).click();
  await knock(page);
}

test('A class waits in the lobby: a host declines one person and admits the others', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/\/token/, 'The server refuses whoever waits.');
  problems.allow(/api\/callable\/knock/, 'Whoever is sent away may just then knock again.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({
    host: emmy,
    members: [{ person: ada, profile: 'learner' }],
    preset: 'class',
    lobby: 'everyone',
  });
  const host = await openAs(emmy);
  await host.goto(room.path);
  await host.getByRole('button', { name: 'Make a code' }).click();
  const code = (await host.getByLabel('Your short code').textContent()) ?? '';
  expect(code).toMatch(/^[bcdfghjkmnpqrstvwxyz2-9]{4}-[bcdfghjkmnpqrstvwxyz2-9]{4}$/);
  await joinCall(host, room);

  const sophie = await openAs(null);
  const told = recordWhatIsTold(sophie);
  await comeByCode(sophie, code, 'Sophie Germain');
  await expect(sophie.getByRole('heading', { name: 'The host knows you are here.' })).toBeFocused();
  await expect(sophie.getByText('You are first in the queue.')).toBeVisible();
  await expectNoAxeViolations(sophie);
  const adaPage = await openAs(ada);
  await adaPage.goto(room.livePath);
  await knock(adaPage);
  // A waiting person can choose devices, as in the call.
  await adaPage.getByRole('button', { name: 'Choose microphone' }).click();
  const microphones = adaPage.getByRole('group', { name: 'Microphone' }).getByRole('menuitemradio');
  await microphones.last().click();
  await expect(microphones).toHaveCount(0);
  await adaPage.getByRole('button', { name: 'Choose microphone' }).click();
  await expect(microphones.last()).toBeChecked();
  await adaPage.keyboard.press('Escape');
  await expect(adaPage.getByText('You are second in the queue.')).toBeVisible();
  const karl = await openAs(null, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await comeByCode(karl, code.replace('-', '').toUpperCase(), 'Karl Weierstrass');
  await expect(karl.getByText('You are third in the queue.')).toBeVisible();

  await expect(host.getByText('3 people wait to be let in.')).toBeVisible();
  await expect(host.getByRole('button', { name: 'People, 1 in the room, 3 at the door' })).toBeVisible();
  await host.getByRole('button', { name: 'See who waits' }).click();
  const people = host.getByRole('complementary', { name: 'People' });
  await expect(people.getByRole('listitem').filter({ hasText: 'Sophie' })).toContainText('Guest by code');
  await expectNoAxeViolations(host);
  await people.getByRole('button', { name: 'Write to those waiting' }).click();
  await expectAccessibleAtPhoneWidth(host, people.getByRole('region', { name: 'People' }));
  await people.getByLabel('A line to those waiting').fill('Two minutes, please.');
  await people.getByRole('button', { name: 'Send' }).click();
  for (const page of [sophie, adaPage, karl]) {
    await expect(page.getByText('Two minutes, please.')).toBeVisible();
  }

  // A waiting person writes to the hosts alone, who read the plain text, and can take it back.
  const words = '<img src=x onerror=alert(1)> It is Karl';
  await karl.getByRole('button', { name: 'Write to the host' }).tap();
  await karl.getByLabel('A line to the host').fill('Two\u2028lines');
  await karl.getByRole('button', { name: 'Send' }).tap();
  await expect(karl.getByText('Write up to 200 characters on one line.')).toBeVisible();
  await karl.getByLabel('A line to the host').fill(words);
  await karl.getByRole('button', { name: 'Send' }).tap();
  await expect(karl.getByRole('figure').filter({ hasText: 'You wrote' })).toContainText(words);
  await expect(karl.getByRole('button', { name: 'Write another line' })).toBeFocused();
  const row = people.getByRole('listitem').filter({ hasText: 'Karl Weierstrass' });
  await expect(row).toContainText(`“${words}”`);
  await expectNoAxeViolations(karl);
  expect(told.join('\n')).not.toContain('It is Karl');
  await karl.getByRole('button', { name: 'Take it back' }).tap();
  await expect(row).not.toContainText('It is Karl');

  // Waiting pages learn no name but that of the host who has written.
  expect(told.join('\n')).toContain('Two minutes, please.');
  for (const name of ['Noether', 'Lovelace', 'Weierstrass']) expect(told.join('\n')).not.toContain(name);

  await people.getByRole('button', { name: 'Do not let Sophie Germain in' }).click();
  await host.getByLabel('A sentence for Sophie Germain').fill('Next Tuesday, please.');
  await host.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(sophie.getByText('“Next Tuesday, please.”')).toBeVisible();
  await expect(sophie.getByRole('heading', { name: 'The host has not let you in.' })).toBeVisible();
  await expect(adaPage.getByText('You are first in the queue.')).toBeVisible();

  // The host takes the decline back: the guest waits as before and gets the chosen role.
  await expect(noticeOf(host, 'Sophie Germain is sent away.')).toBeVisible();
  await expectAccessibleAtPhoneWidth(host, people.getByRole('region', { name: 'People' }));
  await people.getByRole('button', { name: 'Let Sophie Germain wait again' }).click();
  await expect(noticeOf(host, 'Sophie Germain may wait again.')).toBeVisible();
  await expect(sophie.getByText('You are first in the queue.')).toBeVisible();
  await chooseInMenuOf(host, people.getByRole('button', { name: 'More about Sophie Germain' }), 'Listener');
  await expectInCall(sophie);
  await expect(sophie.getByRole('button', { name: 'Turn microphone on' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await people.getByRole('button', { name: 'Admit all' }).click();
  await Promise.all([expectInCall(adaPage), expectInCall(karl)]);
  await expect(tileOf(host, 'Ada Lovelace')).toBeVisible();
  await expect(tileOf(host, 'Karl Weierstrass')).toHaveAccessibleName(/, guest/);
  await expect(host.getByRole('button', { name: 'People, 4 in the room' })).toBeVisible();

  // An admitted person comes back without waiting, even into a locked room and on another page.
  await host.getByRole('button', { name: 'Shield' }).click();
  await host.getByRole('switch', { name: 'Lock room' }).click();
  await expect(host.getByRole('switch', { name: 'Lock room' })).toBeChecked();
  await adaPage.getByRole('button', { name: 'Leave', exact: true }).click();
  const again = await adaPage.context().newPage();
  await joinCall(again, room);

  // A host puts that person back into the lobby and admits them again.
  const adasMenu = people.getByRole('button', { name: 'What you can do about Ada Lovelace' });
  await chooseInMenuOf(host, adasMenu, 'Back into the lobby');
  await expect(noticeOf(host, 'Ada Lovelace is back in the lobby.')).toBeVisible();
  await expect(again.getByRole('heading', { name: 'You are back in the lobby' })).toBeFocused();
  await expect(again.getByText('Emmy Noether put you there.')).toBeVisible();
  await knock(again);
  await people.getByRole('button', { name: 'Admit Ada Lovelace', exact: true }).click();
  await expectInCall(again);
});
