/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { LeaderAside } from '@/components/class/wall/leader-aside';
import { LeaderAsideContext } from '@/components/class/wall/leader-aside-context';
import type { Beside } from '@/lib/class/beside';
import { markLooked, writeNote } from '@/lib/class/client/write-beside';
import { personColour } from '@/lib/core/person-hue';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/class/client/write-beside', () => ({
  markLooked: jest.fn(() => Promise.resolve()),
  writeNote: jest.fn(() => Promise.resolve()),
}));

const page = { roomId: 'room', handoutId: 'a0a0a0a0a0a0', uid: 'ada', by: 'emmy' };
const note = { text: 'Which force?', by: 'emmy', at: 1 };

function renderLine(beside: Beside, onFailed = jest.fn()) {
  fakeAuth.signIn({ uid: 'emmy', name: 'Emmy', email: 'emmy@chalktalk.test', kind: 'account' });
  const around = { page, beside, nameOf: () => 'Emmy Noether', colourOf: personColour, onFailed };
  renderScreen(
    <LeaderAsideContext value={around}>
      <LeaderAside id="c1" label="Line 1" />
    </LeaderAsideContext>,
  );
}

const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for Line 1' });

describe('A line of a learner’s page, for who leads the class', () => {
  afterEach(() => jest.clearAllMocks());

  it('takes a note, and gives the focus back', async () => {
    renderLine({});
    press('Write a note for Line 1');
    expect(document.activeElement).toBe(field());
    fireEvent.change(field(), { target: { value: 'Which force?' } });
    press('Save note');
    expect(writeNote).toHaveBeenCalledWith(page, 'c1', 'Which force?');
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Write a note for Line 1' }));
  });

  it('shows a note with its writer, and changes or deletes it', () => {
    renderLine({ notes: { c1: note } });
    const line = within(screen.getByRole('group', { name: 'Line 1, for the learner' }));
    line.getByText('Which force?');
    line.getByText('Emmy Noether');
    press('Change the note for Line 1');
    expect(field().value).toBe('Which force?');
    press('Delete note');
    expect(writeNote).toHaveBeenCalledWith(page, 'c1', '');
  });

  it('leaves a note as it was on Escape', () => {
    renderLine({ notes: { c1: note } });
    press('Change the note for Line 1');
    fireEvent.change(field(), { target: { value: 'Another' } });
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(writeNote).not.toHaveBeenCalled();
  });

  it('marks the line as looked at, and takes the mark away', () => {
    renderLine({});
    press('Looked at Line 1');
    expect(markLooked).toHaveBeenLastCalledWith(page, 'c1', true);
  });

  it('tells what is refused', async () => {
    const onFailed = jest.fn();
    jest.mocked(markLooked).mockRejectedValueOnce(new Error('refused'));
    renderLine({ looked: { c1: { by: 'emmy', at: 1 } } }, onFailed);
    screen.getByRole('button', { name: 'Looked at Line 1', pressed: true });
    press('Looked at Line 1');
    expect(markLooked).toHaveBeenLastCalledWith(page, 'c1', false);
    await act(() => Promise.resolve());
    expect(onFailed).toHaveBeenCalledTimes(1);
  });
});
