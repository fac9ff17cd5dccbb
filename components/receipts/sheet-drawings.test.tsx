/** @jest-environment jsdom */
import '@/tests/support/text-coding';
import { screen } from '@testing-library/react';
import * as Y from 'yjs';
import { SheetDrawings } from '@/components/receipts/sheet-drawings';
import { encodeUpdate } from '@/lib/documents/update-codec';
import { addStrokes } from '@/lib/ink/ink-document';
import { setDescription } from '@/lib/ink/ink-words';
import { makeStrokes } from '@/lib/ink/samples.fixture';
import type { Receipt } from '@/lib/receipts/receipt';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const minute = 60_000;
const start = 1_800_000_000_000;
const end = start + 46 * minute;

/** One surface from before the session, and one from it by each of two people. */
function keepInk(): void {
  const doc = new Y.Doc();
  const draw = (anchor: string, author: string, at: number) => {
    addStrokes(doc, { anchor, author, strokes: makeStrokes(1), at });
    setDescription(doc, anchor, `Of ${anchor}`);
  };
  draw('before', 'ada', start - minute);
  draw('by Ada', 'ada', start + minute);
  draw('by Emmy', 'emmy', start + 2 * minute);
  const path = 'ink/rooms/algebra/first';
  const whole = encodeUpdate(Y.encodeStateAsUpdate(doc));
  fakePlaces.setValue(`${path}/past/times`, { [end]: true });
  fakePlaces.setValue(`${path}/past/states/${String(end)}`, whole);
  fakePlaces.setValue(`${path}/head`, { epoch: 1, snapshot: whole });
}

it.each([
  ['a host what anybody drew', true, ['Of by Ada', 'Of by Emmy']],
  ['others what they drew on', false, ['Of by Ada']],
])('shows %s in the session', async (_what, isWhole, expected) => {
  keepInk();
  const receipt = { startedAt: start, endedAt: end, isWhole } as unknown as Receipt;
  renderScreen(
    <SheetDrawings
      {...{ roomId: 'algebra', receipt, uid: 'ada', sheetId: 'first' }}
      colourOf={() => ({ hue: 15, isCut: false })}
    />,
  );
  const pictures = await screen.findAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(expected);
});
