/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { LearnerList } from '@/components/groups/learner-list';
import { useSelection } from '@/lib/groups/client/use-selection';
import type { GroupPerson } from '@/lib/groups/schema';
import groups from '@/messages/en/groups.json';

const person = (name: string, kind: GroupPerson['kind'] = 'learner'): GroupPerson => ({
  uid: name,
  name,
  nameKey: name,
  kind,
  addedAt: 0,
  card: kind === 'learner' ? 'active' : null,
});
const people = [person('Ada'), person('Grace', 'account'), person('Sofia')];

/** What was asked for about several, with their names. */
let asked: string[] = [];

function List({ learners }: { learners: readonly GroupPerson[] }) {
  const selection = useSelection(learners);
  const ask = (action: string) => (about: readonly GroupPerson[]) => {
    asked.push([action, ...about.map(({ name }) => name)].join(' '));
  };
  return (
    <LearnerList
      learners={learners}
      empty="Nobody"
      selection={selection}
      onNewPins={ask('new PINs')}
      onRevoke={ask('stop')}
      onReissue={ask('let count')}
      onMove={ask('move')}
      onRemove={ask('delete')}
      onTakeOut={ask('take out')}
      cardsHref={(about) => `/cards/${about.map(({ name }) => name).join('-')}`}
    />
  );
}

const page = (learners: readonly GroupPerson[] = people) => (
  <NextIntlClientProvider locale="en" messages={{ groups }}>
    <List learners={learners} />
  </NextIntlClientProvider>
);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (item: string | RegExp) => {
  fireEvent.keyDown(screen.getByRole('button', { name: /^Cards/ }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: item }));
};
const toggle = (name: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));

describe('The people of a group are selected', () => {
  beforeEach(() => {
    asked = [];
  });

  test('and moved or deleted together, in the order of the list', () => {
    render(page());
    press('Select');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select all' }));
    toggle('Sofia');
    toggle('Ada');
    expect(screen.getByRole('status').textContent).toBe('2 selected');
    press('Move');
    press('Delete');
    expect(asked).toEqual(['move Ada Sofia', 'delete Ada Sofia']);
  });

  test('but those with an account are taken out, and both kinds not at once', () => {
    render(page());
    press('Select');
    toggle('Select all');
    screen.getByRole('button', { name: 'Delete', description: /Select one kind at a time/ });
    for (const learner of ['Ada', 'Sofia']) toggle(learner);
    press('Take out');
    expect(asked).toEqual(['take out Grace']);
  });

  test('and get new PINs, printed cards and stopped cards, as far as they have one', () => {
    const stopped = { ...person('Sofia'), card: 'revoked' as const };
    render(page([person('Ada'), person('Grace', 'account'), stopped]));
    press('Select');
    toggle(/^Grace/);
    fireEvent.keyDown(screen.getByRole('button', { name: /^Cards/ }), { key: 'Enter' });
    for (const item of screen.getAllByRole('menuitem', { name: /card|PIN/ })) {
      expect(item.getAttribute('aria-disabled')).toBe('true');
      expect(item.textContent).toContain('None of the selected has a card.');
    }
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    toggle('Select all');
    fireEvent.keyDown(screen.getByRole('button', { name: /^Cards/ }), { key: 'Enter' });
    const print = screen.getByRole('menuitem', { name: 'Print their cards' });
    expect(print.getAttribute('href')).toBe('/cards/Ada');
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    choose('New PINs');
    choose('Stop their cards');
    choose('Let their cards count again');
    expect(asked).toEqual(['new PINs Ada Grace Sofia', 'stop Ada', 'let count Sofia']);
  });

  test('and while nobody is, the buttons say so, until selecting ends', () => {
    render(page());
    press('Select');
    const move = screen.getByRole('button', { name: 'Move', description: 'Select somebody first.' });
    fireEvent.keyDown(move, { key: 'Escape' });
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select' }));
  });

  test('and a person who has left the group meanwhile is selected no more', () => {
    const { rerender } = render(page());
    press('Select');
    toggle('Select all');
    rerender(page(people.slice(1)));
    expect(screen.getByRole('status').textContent).toBe('2 selected');
    screen.getByRole('checkbox', { name: 'Select all', checked: true });
  });
});
