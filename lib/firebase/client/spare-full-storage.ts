/** Hints of the Realtime Database's SDK for its next start. It connects as well without them. */
const hints = /^firebase:(previous_websocket_failure|host:)/;

/**
 * Keeps a full `localStorage` from cutting the page off: the SDK writes a hint in the middle of connecting, and what
 * that throws ends each of its attempts. Only such a hint is left out; all else throws as before.
 */
export function spareFullStorage(prototype: Pick<Storage, 'setItem'>): void {
  const setItem = prototype.setItem;
  prototype.setItem = function setItemOrHint(this: Storage, key: string, value: string): void {
    try {
      setItem.call(this, key, value);
    } catch (thrown) {
      if (!hints.test(key)) throw thrown;
    }
  };
}
