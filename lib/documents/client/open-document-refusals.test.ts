/** @jest-environment node */
import { makeFakeLog } from '@/tests/support/documents/fake-log';
import { makeFakeTimers } from '@/tests/support/documents/fake-timers';
import { openPage } from '@/tests/support/documents/open-page';
import { databaseProducers } from '@/tests/support/errors/produce-database';
import { setLogLevel } from 'firebase/app';

const inMinutes = 60_000;

describe('what is typed', () => {
  beforeAll(() => setLogLevel('silent'));

  it.each(['rtdb/permission-denied', 'rtdb/maxretry', 'rtdb/disconnect', 'rtdb/set', 'rtdb/unavailable'])(
    'stays and is sent in the end, after 25 refusals of the real SDK: %s',
    async (code) => {
      const because: unknown = await databaseProducers[code]?.produce().catch((thrown: unknown) => thrown);
      const [service, time] = [makeFakeLog(), makeFakeTimers()];
      const [ada, emmy] = [openPage(service, time), openPage(service, time)];
      await time.settle();
      ada.line.forbid({ write: false, because });
      ada.type('E = m c^2');
      for (let minute = 0; minute < 30 && ada.line.countRefusals() < 25; minute += 1)
        await time.pass(inMinutes);
      expect(ada.line.countRefusals()).toBeGreaterThanOrEqual(25);
      expect(ada.read()).toBe('E = m c^2');
      expect(ada.state.read()).toMatchObject({ phase: 'read-only', unsaved: 1 });

      ada.line.forbid({ write: true });
      await time.pass(inMinutes);
      expect(emmy.read()).toBe('E = m c^2');
      expect(ada.state.read()).toEqual({ phase: 'ready', unsaved: 0 });
    },
  );

  it('goes out at once when the right to write is back', async () => {
    const [service, time] = [makeFakeLog(), makeFakeTimers()];
    const [ada, emmy] = [openPage(service, time), openPage(service, time)];
    await time.settle();
    ada.line.forbid({ write: false });
    ada.type('E = m c^2');
    for (let minute = 0; minute < 10; minute += 1) await time.pass(inMinutes);
    ada.line.forbid({ write: true });
    ada.tryAgain?.();
    await time.pass(100);
    expect(emmy.read()).toBe('E = m c^2');
    expect(ada.state.read()).toEqual({ phase: 'ready', unsaved: 0 });
  });
});
