/** @jest-environment node */
import * as Y from 'yjs';
import type { ReadableStore } from '@/lib/documents/client/open-document';
import { documentBytes, longLog } from '@/lib/documents/document-limits';
import type { DocumentState } from '@/lib/documents/document-state';
import { encodeUpdate } from '@/lib/documents/update-codec';
import { makeFakeLog } from '@/tests/support/documents/fake-log';
import { makeFakeTimers } from '@/tests/support/documents/fake-timers';
import { openPage } from '@/tests/support/documents/open-page';

const begin = () => ({ service: makeFakeLog(), time: makeFakeTimers() });

/** Every phase that a page shows from now on. */
function keepPhases(state: ReadableStore<DocumentState>): ReadonlySet<string> {
  const phases = new Set<string>();
  state.subscribe(() => phases.add(state.read().phase));
  return phases;
}

describe('an open document', () => {
  it('shows two people what each of them types', async () => {
    const { service, time } = begin();
    const [ada, emmy] = [openPage(service, time), openPage(service, time)];
    await time.settle();
    expect(ada.state.read()).toEqual({ phase: 'ready', unsaved: 0 });
    ada.type('F = m a');
    await time.settle();
    expect(emmy.read()).toBe('F = m a');
    emmy.type(' in N');
    await time.pass(1000);
    expect([ada.read(), emmy.read()]).toEqual(['F = m a in N', 'F = m a in N']);
    expect(ada.state.read()).toEqual({ phase: 'ready', unsaved: 0 });
  });

  it('sends the first key at once and what follows together', async () => {
    const { service, time } = begin();
    const ada = openPage(service, time);
    await time.settle();
    for (const key of 'abcdefgh') ada.type(key);
    expect(ada.state.read().unsaved).toBe(8);
    await time.settle();
    expect(ada.line.countAppends()).toBe(1);
    await time.pass(100);
    expect(ada.line.countAppends()).toBe(2);
    expect(ada.state.read().unsaved).toBe(0);
  });

  it('keeps edits of two who are apart, and joins them', async () => {
    const { service, time } = begin();
    const [ada, emmy] = [openPage(service, time), openPage(service, time)];
    await time.settle();
    ada.line.setOnline(false);
    ada.type('left');
    emmy.type('right');
    await time.pass(1000);
    expect(ada.state.read()).toEqual({ phase: 'offline', unsaved: 1 });
    expect([ada.read(), emmy.read()]).toEqual(['left', 'right']);
    ada.line.setOnline(true);
    await time.pass(1000);
    expect(ada.state.read()).toEqual({ phase: 'ready', unsaved: 0 });
    expect(ada.read()).toBe(emmy.read());
    expect(['leftright', 'rightleft']).toContain(ada.read());
  });

  it('keeps words while the right to write is away, and sends them later', async () => {
    const { service, time } = begin();
    const [ada, emmy] = [openPage(service, time), openPage(service, time)];
    await time.settle();
    ada.line.forbid({ write: false });
    ada.type('mid-word');
    await time.pass(100);
    expect(ada.state.read()).toMatchObject({ phase: 'read-only', unsaved: 1 });
    expect(ada.state.read().failure?.code).toBe('documents/not-sent');
    expect(ada.read()).toBe('mid-word');
    ada.line.forbid({ write: true });
    await time.pass(60_000);
    expect(ada.state.read()).toEqual({ phase: 'ready', unsaved: 0 });
    expect(emmy.read()).toBe('mid-word');
  });

  it('says nothing of one refusal: the service may have the entry already', async () => {
    const { service, time } = begin();
    const ada = openPage(service, time);
    await time.settle();
    const phases = keepPhases(ada.state);
    ada.line.forbid({ write: false });
    ada.type('a');
    await time.settle();
    ada.line.forbid({ write: true });
    await time.pass(100);
    expect([...phases]).toEqual(['ready']);
    expect(ada.state.read()).toEqual({ phase: 'ready', unsaved: 0 });
  });

  it('takes edits while it loads, and joins them when the service answers', async () => {
    const { service, time } = begin();
    openPage(service, time).type('old');
    await time.pass(1000);
    const emmy = openPage(service, time);
    emmy.line.setOnline(false);
    emmy.type('new');
    await time.settle();
    expect(emmy.state.read().phase).toBe('loading');
    await time.pass(5000);
    expect(emmy.state.read().phase).toBe('offline');
    emmy.line.setOnline(true);
    await time.pass(1000);
    expect(emmy.state.read()).toEqual({ phase: 'ready', unsaved: 0 });
    expect(emmy.read()).toMatch(/^(oldnew|newold)$/);
  });

  it('stops when it is closed', async () => {
    const { service, time } = begin();
    const [ada, emmy] = [openPage(service, time), openPage(service, time)];
    await time.settle();
    const arrivals = ada.countArrivals();
    ada.close();
    emmy.type('later');
    await time.pass(1000);
    expect(arrivals()).toBe(0);
  });
});

describe('a long log', () => {
  const fill = (service: ReturnType<typeof makeFakeLog>) => {
    const doc = new Y.Doc();
    doc.on('update', (update: Uint8Array) => service.put(encodeUpdate(update)));
    for (let made = 0; made <= longLog; made += 1) doc.getText('text').insert(0, 'x');
  };

  it('is compacted by a page that writes, and others read the snapshot', async () => {
    const { service, time } = begin();
    fill(service);
    const [ada, emmy] = [openPage(service, time), openPage(service, time)];
    await time.pass(10_000);
    expect(service.readHead().epoch).toBe(0);
    emmy.line.setOnline(false);
    ada.type('!');
    await time.pass(10_000);
    expect([service.readHead().epoch, service.entries.size]).toEqual([1, 0]);
    emmy.line.setOnline(true);
    await time.pass(1000);
    expect(emmy.read()).toBe(`${'x'.repeat(longLog + 1)}!`);
    expect(emmy.state.read()).toEqual({ phase: 'ready', unsaved: 0 });
  });

  it('of few large entries is compacted as well', async () => {
    const { service, time } = begin();
    const doc = new Y.Doc();
    doc.on('update', (update: Uint8Array) => service.put(encodeUpdate(update)));
    for (let made = 0; made < 3; made += 1) doc.getText('text').insert(0, 'x'.repeat(documentBytes - 1000));
    const ada = openPage(service, time);
    await time.pass(1000);
    ada.type('!');
    await time.pass(10_000);
    expect([service.readHead().epoch, service.entries.size]).toEqual([1, 0]);
  });

  it('that cannot be compacted stays whole, and the page says so until it works', async () => {
    const { service, time } = begin();
    fill(service);
    const ada = openPage(service, time);
    await time.settle();
    service.overtakeAll(true);
    ada.type('!');
    await time.pass(10_000);
    expect(ada.state.read()).toMatchObject({ phase: 'ready', failure: { code: 'documents/not-compacted' } });
    expect(service.entries.size).toBe(longLog + 2);
    service.overtakeAll(false);
    await time.pass(60_000);
    ada.type('!');
    await time.pass(10_000);
    expect(ada.state.read()).toEqual({ phase: 'ready', unsaved: 0 });
    expect(service.entries.size).toBe(0);
  });
});
