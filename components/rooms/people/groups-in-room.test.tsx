/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { GroupsInRoom } from '@/components/rooms/people/groups-in-room';
import rooms from '@/messages/en/rooms.json';

const year9 = { groupId: '9', name: 'Year 9' };
const namesake = { groupId: '10', name: 'Year 9' };
const hostile = { groupId: '11', name: '<names>Maths</names> {count}' };

const say = (groups: (typeof year9)[]) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ rooms }}>
      <GroupsInRoom groups={groups} />
    </NextIntlClientProvider>,
  ).container;

describe('the groups of a room', () => {
  it('are not spoken of when there are none', () => {
    expect(say([]).textContent).toBe('');
  });

  it('are named with a link to each, also when two are called the same', () => {
    expect(say([year9, namesake]).textContent).toBe('Your groups Year 9 and Year 9 are in this room.');
    const links = screen.getAllByRole('link', { name: 'Year 9' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/groups/9', '/groups/10']);
  });

  it('keep their names as they were typed', () => {
    expect(say([hostile]).textContent).toBe(`Your group ${hostile.name} is in this room.`);
  });
});
