import { fromElsewhere } from '@/lib/documents/apply-updates';
import { openDocument } from '@/lib/documents/client/open-document';
import { compactLog } from '@/lib/documents/server/compact-log';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { makeFakeDevice, type FakeDevice } from './fake-device';
import type { FakeLog } from './fake-log';
import type { FakeTimers } from './fake-timers';

export const samplePlace: DocumentPlace = {
  kind: 'worksheets',
  owner: 'rooms',
  ownerId: 'algebra',
  id: 'first',
};

/** One page with the document open: its line to the service, and the device that it runs on. */
export function openPage(service: FakeLog, time: FakeTimers, device: FakeDevice = makeFakeDevice()) {
  const line = service.connect();
  let hide: () => void = () => undefined;
  const open = openDocument(samplePlace, {
    log: line.log,
    journal: device.openTab(),
    store: device.store,
    timers: time.timers,
    compact: () => compactLog(service.gateways()),
    onHidden: (run) => {
      hide = run;
      return () => undefined;
    },
  });
  const text = open.doc.getText('text');

  return {
    ...open,
    line,
    device,
    hide: () => hide(),
    type: (words: string): void => text.insert(text.length, words),
    read: (): string => text.toJSON(),
    /** How often something has come from elsewhere. */
    countArrivals: () => {
      let arrivals = 0;
      open.doc.on('update', (_, origin) => (arrivals += origin === fromElsewhere ? 1 : 0));
      return () => arrivals;
    },
  };
}
