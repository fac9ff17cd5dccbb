/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { ReceiptAnswers } from '@/components/receipts/receipt-answers';
import { ReceiptPages } from '@/components/receipts/receipt-pages';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { formatDate } from '@/lib/core/dates';
import { personColour } from '@/lib/core/person-hue';
import type { ClassPage } from '@/lib/receipts/class-page';
import type { Receipt } from '@/lib/receipts/receipt';
import { useSpanChanges } from '@/lib/worksheet/client/use-span-changes';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/worksheet/client/use-span-changes', () => ({ useSpanChanges: jest.fn() }));

const minute = 60_000;
const page: ClassPage = {
  ...{ handoutId: '0123456789ab', name: 'Forces', at: minute, byName: 'Emmy Noether', state: 'returned' },
  words: 'Look at line 3 again.',
  said: { state: 'stuck', done: 4 },
  notes: [
    { cell: 'c2', text: 'Mind the sign.', byName: 'Emmy Noether', at: 3 * minute },
    { cell: 'gone', text: 'Well done.', byName: '', at: 4 * minute },
  ],
  led: [
    { kind: 'paced', at: 2 * minute, byName: 'Emmy Noether', pace: 3 },
    { kind: 'shown', at: 3 * minute, byName: 'Emmy Noether', learner: 'Ada Lovelace', isNamed: false },
    { kind: 'hidden', at: 4 * minute, byName: '', learner: 'Ada Lovelace' },
    { kind: 'collected', at: 5 * minute, byName: 'Emmy Noether' },
  ],
};
const receipt: Receipt = {
  ...{ sessionId: 's1', startedAt: 0, endedAt: 46 * minute, gone: null, isWhole: false, hosts: [] },
  ...{ people: [], grants: [], messages: [], said: [], files: [], sheets: [], answers: [], pages: [page] },
  isCut: { messages: false, said: false },
};
const props = (more: Partial<Receipt>): ReceiptProps => ({
  ...{ roomId: 'r1', uid: 'ada', nameOf: () => '', colourOf: (uid) => personColour(uid) },
  ...{ onSeeAs: () => undefined, onDeleted: () => undefined },
  receipt: { ...receipt, ...more },
});
const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const at = (minutes: number) => formatDate(minutes * minute, 'clock');

beforeEach(() => {
  const cells = ['c1', 'c2'].map(
    (id) => ({ id, ord: id, kind: 'calculation', source: 'x', options: {} }) as const,
  );
  jest.mocked(useSpanChanges).mockReturnValue({ found: { cells } as never, failure: null });
});

describe('The pages of a class in a receipt', () => {
  it('are the learner’s own, with what was done and the notes by their lines', async () => {
    renderScreen(<ReceiptPages {...props({})} />);
    screen.getByText(`Emmy Noether handed it out at ${at(1)}.`);
    screen.getByText('Your page said: 4 lines done, and that you were stuck.');
    screen.getByText('To everyone: Look at line 3 again.');
    expect(screen.getByRole('link', { name: 'Open your page: Forces' }).getAttribute('href')).toBe(
      '/rooms/r1/pages/0123456789ab',
    );
    expect(itemsOf('What was done with Forces')).toEqual([
      `${at(2)}Emmy had everybody work up to line 3`,
      `${at(3)}Emmy showed your page, without the name`,
      `${at(4)}A host stopped showing your page`,
      `${at(5)}Emmy collected the pages`,
    ]);
    await screen.findByText('Mind the sign.');
    expect(itemsOf('Notes beside the lines of Forces')).toEqual([
      'Mind the sign.Line 2, Emmy',
      'Well done.Beside a line, your teacher',
    ]);
  });

  it('name the learner to a host, and lead to the wall', () => {
    const { said: _, ...handout } = { ...page, notes: [] };
    renderScreen(<ReceiptPages {...props({ isWhole: true, pages: [handout] })} />);
    screen.getByText('Emmy showed the page of Ada Lovelace, without the name');
    expect(screen.getByRole('link', { name: 'See all pages: Forces' }).getAttribute('href')).toBe(
      '/rooms/r1/wall/0123456789ab',
    );
  });

  it('are not there where nothing was handed out', () => {
    renderScreen(<ReceiptPages {...props({ pages: [] })} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('The answers of a learner in a receipt', () => {
  it('are listed by question with each try, and what is told of it', () => {
    const tried = { at: minute, late: false } as const;
    const tries = [
      { ...tried, text: '0.5 N', state: 'partly' },
      { ...tried, text: 'Emerald', at: 2 * minute, late: true },
    ] satisfies Receipt['answers'][number]['tries'];
    const answers = [{ questionId: 'q', prompt: 'What is the torque?', tries }];
    renderScreen(<ReceiptAnswers receipt={{ ...receipt, answers }} />);
    expect(itemsOf('Your tries for What is the torque?')).toEqual([
      `${at(1)}0.5 N · right in part`,
      `${at(2)}Emerald · late`,
    ]);
  });

  it('are not there where nothing was asked', () => {
    renderScreen(<ReceiptAnswers receipt={receipt} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
