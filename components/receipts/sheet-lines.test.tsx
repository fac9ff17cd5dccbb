/** @jest-environment jsdom */
import '@/tests/support/text-coding';
import { fireEvent, screen, within } from '@testing-library/react';
import * as Y from 'yjs';
import { SheetLines } from '@/components/receipts/sheet-lines';
import { formatDate } from '@/lib/core/dates';
import { encodeUpdate } from '@/lib/documents/update-codec';
import { createSheet, type SheetChange } from '@/lib/math/sheet/create-sheet';
import type { CellResult } from '@/lib/math/sheet/cell-result';
import type { Receipt } from '@/lib/receipts/receipt';
import { editCell, insertCell, setCellOption } from '@/lib/worksheet/sheet-document';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { renderScreen } from '@/tests/support/fakes/render-screen';

// The same engine without a worker, which jsdom has not.
jest.mock('@/lib/math/client/create-math-worker', () => ({
  createMathWorker: () => {
    const sheet = createSheet();
    const listeners = new Set<(results: readonly CellResult[], isDone: boolean) => void>();
    return {
      apply: (change: SheetChange) => {
        const results = sheet.apply(change);
        for (const listen of listeners) listen(results, true);
      },
      onResults: (listen: (results: readonly CellResult[], isDone: boolean) => void) => {
        listeners.add(listen);
        return () => listeners.delete(listen);
      },
      close: () => undefined,
    };
  },
}));

const path = 'worksheets/rooms/algebra/first';
const minute = 60_000;
const start = 1_800_000_000_000;

type Drawn = { isWhole: boolean; createdAt?: number; grants?: Receipt['grants'] };

/** A sheet that was kept before a session and after it: one line was changed, and one is new. */
function keepStates(before: number, after: number, source = 'f = 2/3'): void {
  const doc = new Y.Doc();
  const first = insertCell(doc, { kind: 'calculation', after: null, source });
  const whole = () => encodeUpdate(Y.encodeStateAsUpdate(doc));
  const old = whole();
  editCell(doc, first, 'f = sqrt(2)/3');
  const second = insertCell(doc, { kind: 'calculation', after: first, source: 'r = 2' });
  setCellOption(doc, second, 'by', 'ada');
  fakePlaces.setValue(`${path}/past/times`, { [before]: true, [after]: true });
  fakePlaces.setValue(`${path}/past/states/${String(before)}`, old);
  fakePlaces.setValue(`${path}/past/states/${String(after)}`, whole());
  fakePlaces.setValue(`${path}/head`, { epoch: 2, snapshot: whole() });
}

function draw({ isWhole, createdAt = 0, grants = [] }: Drawn) {
  const receipt = { startedAt: start, endedAt: start + 46 * minute, isWhole, grants } as unknown as Receipt;
  const names: Record<string, string> = { ada: 'Ada Lovelace' };
  renderScreen(
    <SheetLines
      {...{ roomId: 'algebra', receipt, uid: 'ada', nameOf: (uid) => names[uid] ?? '' }}
      sheet={{ id: 'first', name: 'Lesson 9', createdAt }}
      colourOf={() => ({ hue: 15, isCut: false })}
      onDeleted={() => undefined}
      onSeeAs={jest.fn()}
    />,
  );
}

describe('the lines of a sheet in a receipt', () => {
  it('show a host each new and changed line, with what stood there', async () => {
    keepStates(start - 1000, start + 46 * minute);
    draw({ isWhole: true });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('f = sqrt(2)/3');
    expect(within(first ?? document.body).getByText('f = 2/3').tagName).toBe('DEL');
    await within(first ?? document.body).findByText('0.471405');
    // What only repeats the line is not said.
    // What was only typed is folded.
    expect(second?.textContent).toBe('2r = 2You wrote it');
    expect(second?.classList.contains('hidden')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '1 typed value' }));
    expect(second?.classList.contains('hidden')).toBe(false);
    const link = screen.getByRole('link', { name: 'Line 1 in the sheet' });
    expect(link.getAttribute('href')).toMatch(/^\/worksheets\/first\?room=algebra&cell=/u);
    screen.getByText('2 lines, 1 new, 1 changed in this session.');
  });

  it('say what was mended, and when', async () => {
    keepStates(start - 1000, start + 5 * minute, 'f = sqrt(2');
    draw({ isWhole: true });
    const [first] = await screen.findAllByRole('listitem');
    const time = formatDate(start + 5 * minute, 'clock');
    await within(first ?? document.body).findByText(`Somebody mended it at ${time}, was`, { exact: false });
  });

  it('say who allowed a line', async () => {
    keepStates(start - 1000, start + 5 * minute);
    const grant = { kind: 'granted', uid: 'ada', name: 'Ada', byName: 'Emmy Noether' } as const;
    draw({
      isWhole: true,
      grants: [{ ...grant, capability: 'worksheet:edit', at: start + minute, until: null }],
    });
    await screen.findByText(/^You wrote it at .*, after Emmy allowed it$/);
  });

  it('show others their own lines alone, and say when the history was coarse', async () => {
    keepStates(start - 3 * 60 * minute, start + 46 * minute);
    draw({ isWhole: false });
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      '2r = 2You wrote it',
    ]);
    screen.getByText(/^1 of 2 lines is yours from this session\. Compared from /);
  });

  it('say that nothing is known where the history does not reach back', async () => {
    keepStates(start + 50 * minute, start + 60 * minute);
    draw({ isWhole: true });
    await screen.findByText(/^What changed is not known/);
  });

  it('take a sheet that was made in the session as all new', async () => {
    keepStates(start + 50 * minute, start + 60 * minute);
    draw({ isWhole: true, createdAt: start + minute });
    await screen.findByText('1 line, 1 new in this session.', { exact: false });
  });
});
