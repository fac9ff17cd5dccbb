/** @jest-environment node */
import fc from 'fast-check';
import { copyDevice, makeFakeDevice } from '@/tests/support/documents/fake-device';
import { makeFakeLog } from '@/tests/support/documents/fake-log';
import { makeFakeTimers } from '@/tests/support/documents/fake-timers';
import { openPage } from '@/tests/support/documents/open-page';
import { compactLog } from '../server/compact-log';

const people = 3;

const deeds = [
  'type',
  'type and die',
  'type into compactions',
  'offline',
  'online',
  'reopen',
  'second tab',
  'forbid',
  'allow',
  'quota',
  'no quota',
  'wait',
] as const;
const event = fc.record({
  who: fc.nat(people - 1),
  what: fc.oneof({ weight: 3, arbitrary: fc.constant('type' as const) }, fc.constantFrom(...deeds)),
  ms: fc.constantFrom(0, 10, 60, 2500),
  turns: fc.nat(12),
});
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

async function microtasks(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
}

/** Plays a story on pages that lose lines, rights, storage and their lives; then everything works again. */
async function play(story: readonly Event[]) {
  const service = makeFakeLog();
  const time = makeFakeTimers();
  const seats = Array.from({ length: people }, () => {
    const device = makeFakeDevice();
    return { device, pages: [openPage(service, time, device)], isFull: false };
  });
  let typed = '';

  for (const { who, what, ms, turns } of story) {
    const seat = seats[who]!;
    const page = seat.pages.at(-1)!;
    if (what === 'type into compactions') {
      // One overtakes the other, and the letter comes anywhere between their steps.
      const gateways = service.gateways();
      const readLate = async () => {
        await microtasks(2 * turns);
        return gateways.readEntries();
      };
      void compactLog({ ...gateways, readEntries: readLate });
      void compactLog(gateways);
      await microtasks(turns);
    }
    if (what.startsWith('type')) {
      const letter = String.fromCodePoint(0x61 + typed.length);
      typed += letter;
      page.doc.getText('text').insert(0, letter);
    }
    if (what === 'offline' || what === 'online') page.line.setOnline(what === 'online');
    if (what === 'forbid' || what === 'allow') page.line.forbid({ write: what === 'allow' });
    if (what === 'second tab') seat.pages.push(openPage(service, time, seat.device));
    if (what === 'reopen') {
      page.close();
      seat.pages.splice(-1, 1, openPage(service, time, seat.device));
    }
    if (what === 'type and die') {
      // Without a journal an edit is safe a moment later.
      if (seat.isFull) await time.settle();

      for (const dead of seat.pages) dead.line.setOnline(false);
      seat.device = copyDevice(seat.device);
      seat.isFull = false;
      seat.pages = [openPage(service, time, seat.device)];
    }
    if (what === 'quota' || what === 'no quota') {
      seat.isFull = what === 'quota';
      seat.device.failJournal(seat.isFull ? new DOMException('', 'QuotaExceededError') : null);
    }
    if (ms > 0) await time.pass(ms);
  }

  const pages = seats.flatMap((seat) => seat.pages);
  for (const page of pages) {
    page.line.setOnline(true);
    page.line.forbid({ write: true });
  }
  await time.pass(60_000);
  const newcomer = openPage(service, time);
  await time.pass(1000);
  return { typed, seats, pages: [...pages, newcomer] };
}

describe('documents in a world where everything fails', () => {
  it('end up the same everywhere, with every letter once, and leave no edit behind', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 30 }), async (story) => {
        const { typed, seats, pages } = await play(story);
        const [first, ...others] = pages.map((page) => page.read());
        expect(others).toEqual(others.map(() => first));
        expect(
          Array.from(first ?? '')
            .sort()
            .join(''),
        ).toBe(typed);
        expect(pages.map((page) => page.state.read())).toEqual(
          pages.map(() => expect.objectContaining({ phase: 'ready', unsaved: 0 }) as object),
        );
        expect(seats.map(({ device }) => [device.items.size, device.rows.size])).toEqual(
          seats.map(() => [0, 0]),
        );
        pages.forEach((page) => page.close());
      }),
      { numRuns: 100 },
    );
  });
});
