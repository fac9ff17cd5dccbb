/** @jest-environment node */
import { createDatabaseLog } from '@/lib/documents/client/database-log';
import type { LogObserver } from '@/lib/documents/client/document-log';
import { samplePlace } from '@/tests/support/documents/open-page';
import { fakePlaces } from '@/tests/support/fakes/fake-places';

const path = 'worksheets/rooms/algebra/first';
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Follows the log, and keeps all that is told. */
function follow() {
  const seen: unknown[] = [];
  const observer: LogObserver = {
    onEntry: (key, text) => seen.push([key, text]),
    onWhole: () => seen.push('whole'),
    onEpoch: (epoch) => seen.push(`epoch ${epoch}`),
    onConnected: (isConnected) => seen.push(isConnected ? 'connected' : 'lost'),
    onRefused: () => seen.push('refused'),
  };
  const stop = createDatabaseLog().watch(samplePlace, observer);
  return { seen, stop };
}

describe('the log in the Realtime Database', () => {
  it('tells old entries before it is whole, and new ones once', async () => {
    fakePlaces.setValue(`${path}/updates/one`, 'AAA=');
    const { seen, stop } = follow();
    await turn();
    await createDatabaseLog().append(samplePlace, 'AAAA');
    fakePlaces.setValue(`${path}/head/epoch`, 2);
    await turn();
    const key = expect.stringMatching(/^-/) as string;
    const expected = [['one', 'AAA='], 'whole', 'epoch 0', 'connected', [key, 'AAAA'], 'epoch 2'];
    expect(seen).toEqual(expected);
    stop();
    fakePlaces.setValue(`${path}/updates/late`, 'AAA=');
    await turn();
    expect(seen).toHaveLength(expected.length);
  });

  it('reads the head, and none as the first epoch', async () => {
    expect(await createDatabaseLog().readHead(samplePlace)).toEqual({ epoch: 0, snapshot: null });
    fakePlaces.setValue(`${path}/head`, { epoch: 3, snapshot: 'AAA=' });
    expect(await createDatabaseLog().readHead(samplePlace)).toEqual({ epoch: 3, snapshot: 'AAA=' });
  });

  it('refuses what the database would, before it writes', async () => {
    const endless = { ...samplePlace, id: 'x'.repeat(800) };
    await expect(createDatabaseLog().append(endless, 'AAA=')).rejects.toThrow('data/path-too-long');
  });

  it('asks again after a refusal', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    fakePlaces.refuse(path);
    const { seen, stop } = follow();
    await turn();
    jest.advanceTimersByTime(500);
    await turn();
    stop();
    jest.advanceTimersByTime(60_000);
    await turn();
    expect(seen.filter((said) => said === 'refused')).toHaveLength(2);
  });
});
