import { spareFullStorage } from './spare-full-storage';

const full = () => {
  const kept = new Map<string, string>();
  const storage = {
    isFull: false,
    setItem(key: string, value: string) {
      if (this.isFull) throw new DOMException('', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
  spareFullStorage(storage);
  return { kept, storage };
};

it('leaves out a hint that a full storage refuses', () => {
  const { kept, storage } = full();
  storage.setItem('firebase:previous_websocket_failure', 'true');
  storage.isFull = true;
  storage.setItem('firebase:host:sheets', '"s-1"');
  expect([...kept.keys()]).toEqual(['firebase:previous_websocket_failure']);
});

it.each(['firebase:authUser:key', 'chalktalk.journal'])('says that %s was not stored', (key) => {
  const { storage } = full();
  storage.isFull = true;
  expect(() => storage.setItem(key, '1')).toThrow(DOMException);
});
