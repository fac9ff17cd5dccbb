import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/test';
import { joinCall } from './support/join-call';

const peopleOf = (page: Page) => page.getByRole('complementary', { name: 'People' });

test('An observer is seen by nobody and announced to everybody, to hosts by name', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada, grace] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Grace Hopper'),
  ]);
  const members = [
    { person: ada, profile: 'learner' as const },
    { person: grace, profile: 'observer' as const },
  ];
  const room = await makeRoom({ host: emmy, members });
  const [emmyPage, adaPage, gracePage] = await Promise.all([openAs(emmy), openAs(ada), openAs(grace)]);
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await joinCall(gracePage, room, 'Join to listen');

  for (const page of [emmyPage, adaPage]) {
    await expect(page.getByRole('banner').getByRole('status')).toHaveText('1 observer');
    await page.getByRole('button', { name: 'People, 2 in the room' }).click();
  }
  await expect(peopleOf(emmyPage).getByRole('region', { name: '1 observer' })).toContainText('Grace Hopper');
  await expect(peopleOf(adaPage).getByRole('region', { name: '1 observer' })).toContainText('Hosts see who.');
  await expect(peopleOf(adaPage)).not.toContainText('Grace');
  await gracePage.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(emmyPage.getByRole('banner').getByText('1 observer')).toHaveCount(0);
});
