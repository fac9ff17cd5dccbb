/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import * as Y from 'yjs';
import { SettingsMenu } from '@/components/worksheet/settings-menu';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { readSettings } from '@/lib/worksheet/sheet-settings';
import { renderScreen } from '@/tests/support/fakes/render-screen';

/** The menu of a sheet whose settings are kept in its document. */
function setUp() {
  const doc = new Y.Doc();
  let now = readSettings(doc);
  const settings: OpenSheet['settings'] = {
    read: () => now,
    subscribe: (listener) => {
      const follow = () => {
        now = readSettings(doc);
        listener();
      };
      doc.on('update', follow);
      return () => doc.off('update', follow);
    },
  };
  renderScreen(<SettingsMenu sheet={{ doc, settings } as OpenSheet} />);
  const open = () => fireEvent.keyDown(screen.getByLabelText('How this sheet calculates'), { key: 'Enter' });
  const groupOf = (name: string) => within(screen.getByLabelText(name));
  const choose = (group: string, name: string) => {
    open();
    act(() => void fireEvent.click(groupOf(group).getByRole('menuitemradio', { name })));
  };
  return { doc, open, groupOf, choose };
}

it('lets people choose every count of decimals that the engine knows', () => {
  const { open, groupOf, choose, doc } = setUp();
  open();
  const names = groupOf('Decimals of results')
    .getAllByRole('menuitemradio')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['By their figures', ...Array.from({ length: 16 }, (_, count) => String(count))]);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  choose('Decimals of results', '15');
  expect(readSettings(doc).digits).toBe(15);
});

it('lets people choose when numbers are equal, and their random numbers', () => {
  const { choose, doc, open, groupOf } = setUp();
  choose('Two numbers are equal', 'To 3 figures');
  choose('Random numbers', 'Series 2');
  expect(readSettings(doc)).toMatchObject({ epsilon: 0.001, seed: 2 });
  choose('Two numbers are equal', 'Only when they are the same');
  expect(readSettings(doc).epsilon).toBe(0);
  open();
  const chosen = groupOf('Random numbers').getByRole('menuitemradio', { checked: true });
  expect(chosen.textContent).toBe('Series 2');
});

it('shows what a sheet has that nobody has set', () => {
  const { open, groupOf } = setUp();
  open();
  const chosenIn = (group: string) =>
    groupOf(group).getByRole('menuitemradio', { checked: true }).textContent;
  expect(chosenIn('Two numbers are equal')).toBe('To 12 figures');
  expect(chosenIn('Random numbers')).toBe('Series 1');
});
