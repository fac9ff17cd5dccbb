import { Worker } from 'node:worker_threads';
import { databaseAddress, ownerHeaders } from './emulator-environment';

const script = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.on('message', async ([url, init]) => {
    const isWritten = await fetch(url, init).then((response) => response.ok, () => false);
    Atomics.store(workerData, 0, isWritten ? 1 : 2);
    Atomics.notify(workerData, 0);
  });
`;

/**
 * Opens a writer of the Realtime Database who blocks this thread until `value` stands at `path`: the SDKs here have
 * heard nothing of it by then, so whatever they send next is outrun. Writes as the owner; to be closed after use.
 */
export function openWriterMeanwhile(namespace: string) {
  const state = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(script, { eval: true, workerData: state });
  return {
    write: (path: string, value: unknown) => {
      const init = { method: 'PUT', headers: ownerHeaders, body: JSON.stringify(value) };
      Atomics.store(state, 0, 0);
      worker.postMessage([`${databaseAddress.url}/${path}.json?ns=${namespace}`, init]);
      Atomics.wait(state, 0, 0, 10_000);
      if (Atomics.load(state, 0) !== 1) throw new Error('nothing was written meanwhile');
    },
    close: () => worker.terminate(),
  };
}
