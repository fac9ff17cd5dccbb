import * as Y from 'yjs';
import { encodeUpdate } from '@/lib/documents/update-codec';
import { makeFakeLog } from '@/tests/support/documents/fake-log';
import { makeFakeTimers } from '@/tests/support/documents/fake-timers';
import { openPage } from '@/tests/support/documents/open-page';
import { compactLog, type LogGateways } from './compact-log';

/** A service with entries, one for each of these words. */
function serviceWith(...words: string[]) {
  const service = makeFakeLog();
  const doc = new Y.Doc();
  doc.on('update', (update: Uint8Array) => service.put(encodeUpdate(update)));
  const text = doc.getText('text');
  for (const word of words) text.insert(text.length, word);
  return { service, add: (word: string) => text.insert(text.length, word) };
}
type Service = ReturnType<typeof makeFakeLog>;

async function readAsNewcomer(service: Service): Promise<string> {
  const time = makeFakeTimers();
  const page = openPage(service, time);
  await time.pass(1000);
  page.close();
  return page.read();
}

describe('compacting a log', () => {
  it('leaves a snapshot with everything, an empty log and the next epoch', async () => {
    const { service, add } = serviceWith('a', 'b');
    expect(await compactLog(service.gateways())).toBe(1);
    add('c');
    expect(await compactLog(service.gateways())).toBe(2);
    expect([service.entries.size, service.readHead().epoch]).toEqual([0, 2]);
    expect(await compactLog(service.gateways())).toBe(2);
    expect(await readAsNewcomer(service)).toBe('abc');
  });

  it('keeps each snapshot as a past state, until they stand too close', async () => {
    const { service, add } = serviceWith('a');
    const minute = 60_000;
    for (const now of [10 * minute, 11 * minute, 20 * minute]) {
      add('b');
      await compactLog(service.gateways(), () => now);
    }
    const times = [11 * minute, 20 * minute];
    const paths = ['times', 'states'].flatMap((part) => times.map((time) => `past/${part}/${time}`));
    expect(new Set(service.past.keys())).toEqual(new Set(paths));
    expect(service.past.get(`past/states/${20 * minute}`)).toBe(service.readHead().snapshot);
  });

  it('keeps an entry that comes while it works, and one whose key is older', async () => {
    const { service, add } = serviceWith('a');
    const gateways = service.gateways();
    const late: LogGateways = {
      ...gateways,
      readEntries: async () => {
        const read = await gateways.readEntries();
        add('b');
        return read;
      },
    };
    await compactLog(late);
    expect(service.entries.size).toBe(1);
    expect(await readAsNewcomer(service)).toBe('ab');
  });

  it('keeps an entry whose predecessor has not arrived yet', async () => {
    const { service } = serviceWith('a', 'b');
    const [key, missing] = [...service.entries][0]!;
    service.entries.delete(key);
    await compactLog(service.gateways());
    expect(await readAsNewcomer(service)).toBe('');
    service.put(missing);
    expect(await readAsNewcomer(service)).toBe('ab');
  });

  it.each([
    ['before the snapshot is stored', 'replaceHead'],
    ['before the entries go', 'patch'],
  ] as const)('loses nothing when it dies %s', async (_when, step) => {
    const { service } = serviceWith('a', 'b');
    const dying = { ...service.gateways(), [step]: () => Promise.reject(new Error('died')) };
    await expect(compactLog(dying)).rejects.toThrow('died');
    expect(await readAsNewcomer(service)).toBe('ab');
    await compactLog(service.gateways());
    expect([service.entries.size, await readAsNewcomer(service)]).toEqual([0, 'ab']);
  });

  it('does each of ten at once in turn, and loses nothing', async () => {
    const { service } = serviceWith('a', 'b', 'c');
    await Promise.all(Array.from({ length: 10 }, () => compactLog(service.gateways())));
    expect([service.entries.size, await readAsNewcomer(service)]).toEqual([0, 'abc']);
  });

  it('gives up after 25 that others overtook, with the log whole', async () => {
    const { service } = serviceWith('a');
    let tries = 0;
    const beaten: LogGateways = {
      ...service.gateways(),
      replaceHead: () => {
        tries += 1;
        return Promise.resolve('overtaken');
      },
    };
    await expect(compactLog(beaten)).rejects.toThrow('documents/not-compacted');
    expect([tries, service.entries.size, service.readHead().epoch]).toEqual([25, 1, 0]);
  });

  it('sets broken entries aside, and keeps the rest', async () => {
    const { service } = serviceWith('a');
    service.put('BBBB');
    service.put(5);
    await compactLog(service.gateways());
    expect([service.entries.size, [...service.aside.values()]]).toEqual([0, ['BBBB', '5']]);
    expect(await readAsNewcomer(service)).toBe('a');
  });

  it('never replaces a snapshot that it cannot read', async () => {
    const { service } = serviceWith('a');
    service.setHead({ epoch: 3, snapshot: 'BBBB' });
    await expect(compactLog(service.gateways())).rejects.toThrow('documents/unreadable');
    expect([service.entries.size, service.readHead()]).toEqual([1, { epoch: 3, snapshot: 'BBBB' }]);
  });
});
