import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { makeAdministrator } from '@/tests/support/make-administrator';
import { expect, test } from '@/tests/support/test';
import { expectAccessibleAtPhoneWidth } from './support/at-phone-width';
import { joinCall } from './support/join-call';

test('An administrator sees who is in which call and what they may there, puts somebody out, and ends the call', async ({
  admin,
  makePerson,
  makeRoom,
  openAs,
  problems,
}) => {
  problems.allow(/api\/callable\/reconcileRoom/, 'The page may just then have the room compared.');
  const [rosalind, emmy, ada] = await Promise.all([
    makeAdministrator(admin),
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
  ]);
  const room = await makeRoom({
    host: emmy,
    members: [{ person: ada, profile: 'learner' }],
    name: 'Groups and rings',
  });
  const [host, learner, page] = await Promise.all([openAs(emmy), openAs(ada), openAs(rosalind)]);
  await joinCall(host, room);
  await joinCall(learner, room);

  await page.goto('/admin/live');
  const call = page.getByRole('article', { name: 'Groups and rings' });
  const people = call.getByRole('listitem');
  await expect(people).toHaveCount(2);
  const hers = people.filter({ hasText: 'Ada Lovelace' });
  await expect(hers).toContainText('Learner');
  await expect(hers).toContainText('microphone, camera');
  await expect(hers).not.toContainText('screen');
  await expect(hers).toContainText('As the rules say');
  await expectNoAxeViolations(page);
  await expectAccessibleAtPhoneWidth(page);

  const owner = call.getByRole('button', { name: 'Remove Emmy Noether from Groups and rings' });
  await expect(owner).toHaveAccessibleDescription(/The owner cannot be removed/);
  await call.getByRole('button', { name: 'Remove Ada Lovelace from Groups and rings' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove Ada Lovelace' });
  await removal.getByLabel('Why, if you want to say').fill('Shares her screen with strangers');
  await expectNoAxeViolations(page);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(learner.getByRole('heading', { name: 'You were removed from this room' })).toBeVisible();
  await expect(people).toHaveCount(1);

  await call.getByRole('button', { name: 'End the call in Groups and rings for everyone' }).click();
  const asked = page.getByRole('alertdialog', { name: 'End the call in Groups and rings' });
  await asked.getByLabel('Why, if you want to say').fill('Nobody of the school is in it');
  await expectNoAxeViolations(page);
  await asked.getByRole('button', { name: 'End for everyone' }).click();
  await expect(host.getByRole('heading', { name: 'The session has ended' })).toBeVisible();
  const rows = await admin.firestore.collection('audit').where('roomId', '==', room.roomId).get();
  const ended = rows.docs.filter((row) => row.get('action') === 'session-ended');
  expect(ended.map((row) => row.get('reason') as string)).toEqual(['Nobody of the school is in it']);
  await expect(call).toHaveCount(0);
});
