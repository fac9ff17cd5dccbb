import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { newCredentials } from '@/tests/support/person';
import { setInside } from '@/tests/support/make/set-inside';
import { tabTo } from '@/tests/support/browser/tab-to';
import { expect, test } from '@/tests/support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('A person does all from sign-up to leaving by keyboard, on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { name, email, password } = newCredentials('Emmy Noether');
  const { keyboard } = page;
  await page.goto('/sign-up');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  await page.getByLabel('Name').focus();
  await keyboard.type(name);
  await keyboard.press('Tab');
  await keyboard.type(email);
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You have no rooms yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Make the first room' }).focus();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New room' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Make the first room' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await keyboard.type('Waves on a string');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await page.getByRole('option', { name: /^Class/ }).press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'What it is for' })).toBeFocused();
  await dialog.getByLabel('Name').press('Enter');
  await expect(page.getByRole('heading', { name: 'Waves on a string' })).toBeVisible();
  await expect(page.getByText('Class. You are the host.')).toBeVisible();

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Rooms' }).first()).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Groups' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Inbox' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeFocused();

  const create = page.getByRole('button', { name: 'New invite' });
  await tabTo(create);
  await keyboard.press('Enter');
  await tabTo(page.getByRole('dialog', { name: 'New invite' }).getByLabel('Note'));
  await keyboard.press('Enter');
  const ready = page.getByRole('dialog', { name: 'The link is ready' });
  await expect(ready.getByLabel('Link', { exact: true })).toBeFocused();
  await keyboard.press('Escape');
  await expect(create).toBeFocused();

  const leave = page.getByRole('button', { name: 'Give up my place' });
  await tabTo(leave);
  await keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Leave Waves on a string' });
  const stay = question.getByRole('button', { name: 'Stay' });
  await expect(stay.first()).toBeFocused();
  await keyboard.press('Tab');
  await expect(stay.last()).toBeFocused();
  await keyboard.press('Tab');
  await expect(question.getByRole('link', { name: 'Hand it over' })).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await keyboard.press('Escape');
  await expect(leave).toBeFocused();
});

test('The ways in are accessible on a phone', async ({ openAs }) => {
  const page = await openAs(null, phone);
  for (const path of ['/sign-in', '/sign-up']) {
    await page.goto(path);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Sign in|Create account/ })
      .click();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  }
});

test('Rooms and their dialogs are accessible on a phone', async ({ openAs, makePerson, makeRoom }) => {
  const [emmy, ada] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Augusta King, Countess of Lovelace, born Byron'),
  ]);
  const page = await openAs(emmy, phone);
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { name: 'You have no rooms yet' })).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Main' });
  await expect(places.getByRole('link', { name: 'Rooms' })).toHaveAttribute('aria-current', 'page');
  await expect(places.getByRole('link', { name: 'Groups' })).toBeVisible();
  await expectNoAxeViolations(page);

  await makeRoom({ host: emmy, name: 'Linear algebra and everything that can be done with a matrix' });
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  await setInside(room, ada, true);
  await expect(page.getByText('Live, 1 inside')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Lesson/ }).click();
  const creation = page.getByRole('dialog', { name: 'New room' });
  const details = creation.getByText('Details', { exact: true });
  const create = creation.getByRole('button', { name: 'Create room' });
  const [above, below] = await Promise.all([details.boundingBox(), create.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await details.click();
  await expect(creation.getByText('What this room adds')).toBeVisible();
  // Open details must not push the main button out of reach.
  await expect(create).toBeInViewport({ ratio: 1 });
  const lowest = await creation.evaluate((dialog) => dialog.getBoundingClientRect().bottom);
  const buttons = await creation.getByRole('button', { name: /^(Create room|Cancel)$/ }).all();
  const bottoms = await Promise.all(
    buttons.slice(0, 2).map(async (button) => {
      const box = await button.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    }),
  );
  expect(lowest - Math.max(...bottoms)).toBeCloseTo(24, 0);
  await expectNoAxeViolations(page);

  await page.goto(room.path);
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
  await expect(page.getByText('Inside now').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Add a person' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a person' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/rooms/doesnotexist');
  await expect(page.getByRole('heading', { name: 'This room is not open to you' })).toBeVisible();
  await expectNoAxeViolations(page);
});
