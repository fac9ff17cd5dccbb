/** @jest-environment node */
import { makeFakeDevice } from '@/tests/support/documents/fake-device';
import { makeFakeTimers } from '@/tests/support/documents/fake-timers';
import { longLog } from '../document-limits';
import { openDeviceDocument } from './open-device-document';

function begin() {
  const [device, time, listeners] = [makeFakeDevice(), makeFakeTimers(), new Set<() => void>()];
  const openTab = () => {
    let own: () => void = () => undefined;
    const open = openDeviceDocument('alone', {
      journal: device.openTab(),
      store: device.store,
      timers: time.timers,
      onHidden: () => () => undefined,
      channel: {
        tell: () => [...listeners].filter((run) => run !== own).forEach((run) => run()),
        listen: (run) => {
          own = run;
          listeners.add(run);
          return () => void listeners.delete(run);
        },
      },
    });
    const text = open.doc.getText('text');
    return { ...open, text, read: () => text.toJSON() };
  };
  return { device, time, openTab };
}

describe('a document of a device', () => {
  it('is saved without a service, shown in every tab, and there after a reload', async () => {
    const { time, openTab } = begin();
    const [one, two] = [openTab(), openTab()];
    await time.settle();
    one.text.insert(0, 'F = ');
    await time.pass(100);
    two.text.insert(4, 'm a');
    await time.pass(100);
    expect([one.read(), two.read()]).toEqual(['F = m a', 'F = m a']);
    expect(one.state.read()).toEqual({ phase: 'ready', unsaved: 0 });
    one.close();
    two.close();
    const again = openTab();
    await time.settle();
    expect(again.read()).toBe('F = m a');
  });

  it('becomes one entry when it is opened again with a long log', async () => {
    const { device, time, openTab } = begin();
    const tab = openTab();
    for (let edits = 0; edits <= longLog; edits += 1) {
      tab.text.insert(0, 'x');
      await time.pass(60);
    }
    tab.close();
    await time.settle();
    const again = openTab();
    await time.settle();
    expect([device.rows.size, again.read().length]).toEqual([1, longLog + 1]);
  });

  it('is gone when it is discarded', async () => {
    const { device, time, openTab } = begin();
    const tab = openTab();
    await time.settle();
    tab.text.insert(0, 'taken into a room');
    await time.pass(100);
    await tab.discard();
    await time.settle();
    expect(device.rows.size).toBe(0);
    const again = openTab();
    await time.settle();
    expect(again.read()).toBe('');
  });
});
