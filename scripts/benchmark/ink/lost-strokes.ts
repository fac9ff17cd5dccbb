import { openDocument } from '@/lib/documents/client/open-document';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { openInk } from '@/lib/ink/client/open-ink';
import { makeStrokes, random } from '@/lib/ink/samples.fixture';
import { copyDevice, makeFakeDevice } from '@/tests/support/documents/fake-device';
import { makeFakeLog } from '@/tests/support/documents/fake-log';
import { makeFakeTimers } from '@/tests/support/documents/fake-timers';

const count = 5000;
const place: DocumentPlace = { kind: 'ink', owner: 'rooms', ownerId: 'bench', id: 'sheet' };

/** What is missing and what is there twice on the page of a newcomer (number of strokes). */
export type LostStrokes = { drawn: number; lost: number; twice: number };

/**
 * Two people draw on pages that lose their line, are loaded again and die in the middle of a stroke. The service and
 * the devices are in memory; all else is what pages run.
 */
export async function countLost(): Promise<LostStrokes> {
  const [service, time, next] = [makeFakeLog(), makeFakeTimers(), random(11)];
  const strokes = makeStrokes(count);
  const open = (uid: string, device = makeFakeDevice()) => {
    const line = service.connect();
    const opened = openDocument(place, {
      ...{ log: line.log, journal: device.openTab(), store: device.store, timers: time.timers },
      compact: () => Promise.resolve(),
      onHidden: () => () => undefined,
    });
    return { uid, device, line, ink: openInk(opened, { author: () => uid }) };
  };
  const seats = [open('ada'), open('emmy')];
  const drawn: string[] = [];
  for (const stroke of strokes) {
    const at = next() < 0.5 ? 0 : 1;
    const seat = seats[at];
    if (!seat) continue;
    seat.ink.add({ anchor: 'p1', strokes: [stroke] });
    drawn.push(seat.ink.items.read().at(-1)?.key ?? 'not drawn');
    const chance = next();
    if (chance < 0.05) seat.line.setOnline(chance < 0.03);
    else if (chance < 0.06) {
      seat.ink.close();
      seats[at] = open(seat.uid, seat.device);
    } else if (chance < 0.065) {
      seat.line.setOnline(false);
      seats[at] = open(seat.uid, copyDevice(seat.device));
    }
    if (next() < 0.2) await time.pass(60);
  }
  for (const { line } of seats) line.setOnline(true);
  await time.pass(60_000);
  const newcomer = open('newcomer');
  await time.pass(5000);
  const shown = newcomer.ink.items.read().map(({ key }) => key);
  const known = new Set(shown);
  for (const { ink } of [...seats, newcomer]) ink.close();
  return {
    drawn: drawn.length,
    lost: drawn.filter((key) => !known.has(key)).length,
    twice: shown.length - known.size,
  };
}
