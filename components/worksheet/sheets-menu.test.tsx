/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SheetsMenu } from '@/components/worksheet/sheets-menu';
import { AppError } from '@/lib/errors/app-error';
import { binWorksheet, createWorksheet, renameWorksheet, restoreWorksheet } from '@/lib/worksheet/contract';
import type { Worksheet } from '@/lib/worksheet/schema';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const roomId = 'a1b2c3d4e5f6a7b8c9d0';
const sheet = (id: string, name: string, binnedAt: number | null = null): Worksheet => ({
  ...{ id, name, binnedAt },
  createdAt: 1,
  createdBy: 'emmyAbcdefghijklmnopqrstuvwx',
});
const slope = sheet('first', 'Block on a slope');
const lens = sheet('lens', 'Thin lens');

function open(sheets: readonly Worksheet[], mayEdit = true) {
  const [onChoose, onFailed] = [jest.fn(), jest.fn()];
  renderScreen(<SheetsMenu {...{ roomId, sheets, mayEdit, onChoose, onFailed }} open={slope} />);
  const button = screen.queryByRole('button', { name: 'Sheets of this room' });
  if (button) fireEvent.keyDown(button, { key: 'Enter' });
  return { onChoose, onFailed, hasMenu: button !== null };
}
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('menuitem', { name }));

describe('the sheets of a room', () => {
  it('open another one, and a new one once it is made', async () => {
    fakeServer.answer(createWorksheet, () => ({ id: 'new' }));
    const { onChoose } = open([slope, lens]);
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Thin lens' }));
    expect(onChoose).toHaveBeenCalledWith('lens');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Sheets of this room' }), { key: 'Enter' });
    choose('New sheet');
    await waitFor(() => expect(onChoose).toHaveBeenLastCalledWith('new'));
    expect(fakeServer.askedOf(createWorksheet)).toEqual([{ roomId, name: 'Sheet 3' }]);
  });

  it('keep the typed name in its dialog until it is saved', async () => {
    fakeServer.answer(renameWorksheet, () => {
      throw new AppError('worksheet/name-invalid');
    });
    open([slope]);
    choose('Rename');
    const name = screen.getByLabelText('Name');
    fireEvent.change(name, { target: { value: 'Incline' } });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rename' }));
    await waitFor(() =>
      expect(fakeServer.askedOf(renameWorksheet)).toEqual([{ roomId, id: 'first', name: 'Incline' }]),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Incline');
    fakeServer.answer(renameWorksheet, () => ({}));
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('name'));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('go into the bin and come back, but the last one stays', async () => {
    fakeServer.answer(binWorksheet, () => ({}));
    fakeServer.answer(restoreWorksheet, () => ({}));
    open([slope, lens, sheet('old', 'Old', 5)]);
    choose(/^Move to the bin/);
    await waitFor(() => expect(fakeServer.askedOf(binWorksheet)).toEqual([{ roomId, id: 'first' }]));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Sheets of this room' }), { key: 'Enter' });
    choose('Restore Old');
    await waitFor(() => expect(fakeServer.askedOf(restoreWorksheet)).toEqual([{ roomId, id: 'old' }]));
  });

  it('refuse to bin the only sheet, with the reason', () => {
    open([slope]);
    const item = screen.getByRole('menuitem', { name: /^Move to the bin/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('A room keeps one sheet.');
  });

  it('offer a reader nothing but the choice between several', () => {
    expect(open([slope], false).hasMenu).toBe(false);
    open([slope, lens], false);
    expect(screen.queryAllByRole('menuitem')).toEqual([]);
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(2);
  });
});
