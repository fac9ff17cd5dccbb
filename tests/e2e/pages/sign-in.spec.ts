import { expect, test } from '@/tests/support/test';

const credentialsRefused = /E-mail and password do not belong together/;

test('A wrong password keeps the e-mail, and says the same as an unknown address', async ({
  page,
  problems,
  makePerson,
}) => {
  problems.allow(/accounts:signInWithPassword/, 'The identity service refuses the password.');
  const ada = await makePerson();
  await page.goto('/sign-in');
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill(ada.email);
  await password.fill('not-her-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(password).toHaveAccessibleDescription(credentialsRefused);
  await expect(password).toBeFocused();
  await expect(email).toHaveValue(ada.email);

  await email.fill(`nobody-${ada.email}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(password).toHaveAccessibleDescription(credentialsRefused);

  await email.fill(ada.email);
  await password.fill(ada.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/rooms');
});

test('Too many tries: the visitor is told to wait, and nothing typed is lost', async ({ page, problems }) => {
  problems.allow(/accounts:signInWithPassword/, 'The identity service is made to refuse.');
  await page.route('**/accounts:signInWithPassword?*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
  );
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill('ada@chalktalk.test');
  await page.getByLabel('Password', { exact: true }).fill('ada-chalk');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Too many tries. Wait a few minutes');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('ada-chalk');
});

test('Without a network the visitor reads what to do, and can try again', async ({
  page,
  problems,
  makePerson,
}) => {
  problems.allow(/accounts:signInWithPassword/, 'The test takes the network away.');
  const ada = await makePerson();
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.route('**/accounts:signInWithPassword?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/connection/i);
  await page.unroute('**/accounts:signInWithPassword?*');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/rooms');
});

test('A visitor at a protected page signs in and comes back to it', async ({
  page,
  makePerson,
  makeRoom,
}) => {
  const ada = await makePerson();
  const room = await makeRoom({ host: ada, name: 'Waves on a string' });
  await page.goto(room.path);
  await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(room.path)}`);
  await expect(page.getByText('Then straight on to the room that you opened.')).toBeVisible();
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(room.path);
  await expect(page.getByRole('heading', { name: 'Waves on a string' })).toBeVisible();
});

test('Signing in never leads away to another site', async ({ openAs, makePerson }) => {
  const page = await openAs(await makePerson());
  for (const hostile of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/sign-in?next=${encodeURIComponent(hostile)}`);
    await expect(page).toHaveURL('/rooms');
  }
});
