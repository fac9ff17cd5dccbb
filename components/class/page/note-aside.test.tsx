/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { NoteAside } from '@/components/class/page/note-aside';
import { PageBesideContext } from '@/components/class/page/page-beside';
import { useNewNote, useReaders } from '@/components/class/page/use-page-news';
import { noCompany } from '@/components/worksheet/sheet-company';
import type { Beside } from '@/lib/class/beside';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const people = {
  ...noCompany.people,
  nameOf: (uid: string) => ({ emmy: 'Emmy Noether', grace: 'Grace Hopper' })[uid] ?? null,
};
const note = { text: 'Think of the sign.', by: 'emmy', at: 5 };

function Page({ beside }: { beside: Beside | undefined }) {
  return (
    <PageBesideContext value={beside === undefined ? null : { beside, people }}>
      <p aria-label="readers">{useReaders(beside, people)}</p>
      <p aria-label="news">{useNewNote(beside, people)}</p>
      <NoteAside id="a" label="Line 1" />
      <NoteAside id="b" label="Line 2" />
    </PageBesideContext>
  );
}

const textOf = (name: string) => screen.getByLabelText(name).textContent;

describe('What stands beside a page', () => {
  it('puts a note and a mark at their lines, with the names', () => {
    const looked = { b: { by: 'emmy', at: 1 }, a: { by: 'left', at: 1 } };
    renderScreen(<Page beside={{ notes: { a: note }, looked }} />);
    const first = within(screen.getByRole('group', { name: 'Beside Line 1' }));
    first.getByText('Think of the sign.');
    first.getByText('Emmy');
    first.getByText('Looked at by your teacher');
    within(screen.getByRole('group', { name: 'Beside Line 2' })).getByText('Looked at by Emmy');
  });

  it.each([
    [['emmy'], 'Emmy is looking at your page'],
    [['emmy', 'grace'], 'Emmy and Grace are looking at your page'],
    [['emmy', 'left'], 'Your teacher is looking at your page'],
    [[], ''],
  ])('says of the readers %j: %s', (uids, words) => {
    const readers = Object.fromEntries(uids.map((uid) => [uid, { at: 1 }]));
    renderScreen(<Page beside={{ readers }} />);
    expect(textOf('readers')).toBe(words);
  });

  it('announces a note that comes, and none that was there', () => {
    const { rerender } = renderScreen(<Page beside={undefined} />);
    const show = (beside: Beside) => act(() => rerender(<Page beside={beside} />));
    show({ notes: { a: note } });
    expect(textOf('news')).toBe('');
    show({ notes: { a: note, b: { ...note, at: 9 } } });
    expect(textOf('news')).toBe('Emmy wrote a note on your page.');
  });
});
