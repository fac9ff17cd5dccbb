/** @jest-environment node */
import { documentBytes } from '@/lib/documents/document-limits';
import { copyDevice, makeFakeDevice } from '@/tests/support/documents/fake-device';
import { makeFakeLog } from '@/tests/support/documents/fake-log';
import { makeFakeTimers } from '@/tests/support/documents/fake-timers';
import { openPage } from '@/tests/support/documents/open-page';

const begin = () => ({ service: makeFakeLog(), time: makeFakeTimers(), device: makeFakeDevice() });
const quota = () => new DOMException('', 'QuotaExceededError');

describe('nothing typed is lost', () => {
  it.each([
    ['in the same moment', 0],
    ['after a second, when the store has it', 1000],
  ])('by a tab without a connection that dies %s', async (_when, ms) => {
    const { service, time, device } = begin();
    const gone = openPage(service, time, device);
    gone.line.setOnline(false);
    gone.type('last ');
    gone.type('words');
    if (ms > 0) await time.pass(ms);
    expect([device.items.size, device.rows.size]).toEqual(ms === 0 ? [2, 0] : [0, 2]);

    const left = copyDevice(device);
    const again = openPage(service, time, left);
    again.line.setOnline(false);
    await time.settle();
    expect(again.state.read().unsaved).toBe(2);
    again.line.setOnline(true);
    await time.pass(1000);
    expect(again.read()).toBe('last words');
    expect(again.state.read()).toEqual({ phase: 'ready', unsaved: 0 });
    expect([left.items.size, left.rows.size]).toEqual([0, 0]);
    const emmy = openPage(service, time);
    await time.settle();
    expect(emmy.read()).toBe('last words');
  });

  it('by a page that dies after the service has it and before it knows', async () => {
    const { service, time, device } = begin();
    const gone = openPage(service, time, device);
    await time.settle();
    gone.line.setOnline(false);
    gone.type('once');
    await time.settle();
    const left = copyDevice(device);
    gone.line.setOnline(true);
    await time.pass(1000);
    const again = openPage(service, time, left);
    await time.pass(1000);
    expect(again.read()).toBe('once');
    expect(left.rows.size).toBe(0);
  });

  it('by two tabs of one person without a connection', async () => {
    const { service, time, device } = begin();
    const tabs = [openPage(service, time, device), openPage(service, time, device)] as const;
    await time.settle();
    for (const tab of tabs) tab.line.setOnline(false);
    tabs[0].type('one ');
    tabs[1].type('two ');
    const left = copyDevice(device);
    const again = openPage(service, time, left);
    await time.pass(1000);
    expect(again.read()).toMatch(/^(one two |two one )$/);
    for (const tab of tabs) tab.line.setOnline(true);
    await time.pass(1000);
    expect(new Set([again, ...tabs].map((page) => page.read())).size).toBe(1);
    expect([device.items.size, device.rows.size]).toEqual([0, 0]);
  });

  it('by a document that is closed and opened again while the right is away', async () => {
    const { service, time, device } = begin();
    const before = openPage(service, time, device);
    before.line.forbid({ write: false });
    await time.settle();
    before.type('kept');
    await time.pass(1000);
    before.close();
    const after = openPage(service, time, device);
    await time.pass(1000);
    expect(after.read()).toBe('kept');
    expect([...service.entries]).toHaveLength(1);
  });

  it.each([
    ['the journal', 'failJournal', 'client/storage-full'],
    ['the store', 'failStore', 'client/storage-full'],
  ] as const)('by a full quota of %s, which the page tells until it is over', async (_what, fail, code) => {
    const { service, time, device } = begin();
    const ada = openPage(service, time, device);
    await time.settle();
    device[fail](quota());
    ada.type('a');
    await time.pass(1000);
    expect(ada.state.read()).toMatchObject({ phase: 'ready', unsaved: 0, failure: { code } });
    expect([...service.entries]).toHaveLength(1);
    device[fail](null);
    ada.type('b');
    await time.pass(1000);
    expect(ada.state.read()).toEqual({ phase: 'ready', unsaved: 0 });
  });

  it('by a store that fails: the journal keeps it until the service has it', async () => {
    const { service, time, device } = begin();
    device.failStore(quota());
    const ada = openPage(service, time, device);
    ada.line.setOnline(false);
    ada.type('a');
    await time.pass(1000);
    expect(device.items.size).toBe(1);
    ada.line.setOnline(true);
    await time.pass(1000);
    expect(device.items.size).toBe(0);
  });

  it('when the page is hidden: it sends at once and renews its copy', async () => {
    const { service, time, device } = begin();
    const ada = openPage(service, time, device);
    await time.settle();
    ada.type('a');
    await time.settle();
    ada.type('b');
    ada.hide();
    await time.settle();
    expect(ada.state.read().unsaved).toBe(0);
    expect(device.states.size).toBe(1);
    const offline = openPage(makeFakeLog(), time, device);
    offline.line.setOnline(false);
    await time.settle();
    expect(offline.read()).toBe('ab');
  });
});

it('keeps the old copy when a page is closed before it has read it', async () => {
  const { service, time, device } = begin();
  const before = openPage(service, time, device);
  await time.settle();
  before.type('old');
  await time.pass(5000);
  openPage(service, time, device).close();
  await time.settle();
  const offline = openPage(makeFakeLog(), time, device);
  offline.line.setOnline(false);
  await time.settle();
  expect(offline.read()).toBe('old');
});

describe('what cannot be read', () => {
  it('in the log is set aside, and everything else is shown', async () => {
    const { service, time } = begin();
    openPage(service, time).type('whole');
    await time.pass(1000);
    for (const garbage of ['BBBB', '!', 5]) service.put(garbage);
    const ada = openPage(service, time);
    await time.pass(1000);
    expect(ada.read()).toBe('whole');
    expect(ada.state.read()).toMatchObject({
      phase: 'ready',
      failure: { code: 'documents/part-unreadable' },
    });
    expect(ada.listBroken().map(({ text }) => text)).toEqual(['BBBB', '!', '5']);
  });

  it('as a snapshot stops the page from sending, which keeps what is typed', async () => {
    const { service, time, device } = begin();
    service.setHead({ epoch: 1, snapshot: 'BBBB' });
    const ada = openPage(service, time, device);
    ada.type('kept');
    await time.pass(10_000);
    expect(ada.state.read()).toMatchObject({
      phase: 'failed',
      unsaved: 1,
      failure: { code: 'documents/unreadable' },
    });
    expect(ada.listBroken()).toEqual([{ where: 'snapshot', text: 'BBBB' }]);
    expect([service.entries.size, device.rows.size]).toEqual([0, 1]);
    expect(service.readHead()).toEqual({ epoch: 1, snapshot: 'BBBB' });
  });

  it('on this device stays there beside the new copy', async () => {
    const { service, time, device } = begin();
    device.states.set('worksheets/rooms/algebra/first', Uint8Array.of(9, 9, 9));
    device.items.set('journal.gone.1', 'BBBB');
    const ada = openPage(service, time, device);
    await time.settle();
    ada.type('new');
    ada.hide();
    await time.settle();
    expect(ada.listBroken().map(({ where }) => where)).toEqual(['journal', 'device']);
    expect(device.items.get('journal.gone.1')).toBe('BBBB');
    expect([...device.states.values()].map((state) => state.join())).toContain('9,9,9');
  });

  it('because newer code has written it is shown, and nothing is sent', async () => {
    const { service, time } = begin();
    const newer = openPage(service, time);
    newer.type('future');
    newer.doc.getMap('meta').set('v', 2);
    await time.pass(1000);
    const { size } = service.entries;
    const ada = openPage(service, time);
    await time.settle();
    expect(ada.read()).toBe('future');
    ada.type(' words');
    await time.pass(10_000);
    expect(ada.state.read()).toMatchObject({
      phase: 'read-only',
      unsaved: 1,
      failure: { code: 'documents/newer-version' },
    });
    expect(service.entries.size).toBe(size);
  });

  it('that has outgrown what we build says so and goes on', async () => {
    const { service, time } = begin();
    const ada = openPage(service, time);
    const half = 'x'.repeat(documentBytes / 2);
    for (const part of [half, half, 'more']) {
      ada.type(part);
      await time.pass(2000);
    }
    ada.hide();
    await time.settle();
    expect(ada.state.read()).toMatchObject({ phase: 'ready', failure: { code: 'documents/full' } });
    expect(ada.read()).toHaveLength(documentBytes + 4);
  });
});
