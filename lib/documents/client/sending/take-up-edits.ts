import type { BrokenPart } from '../../reduce-status';
import { encodeUpdate, isWholeUpdate } from '../../update-codec';
import type { createOutgoing } from '../create-outgoing';
import type { DocumentDeps } from '../document-deps';

type Restored = Pick<DocumentDeps, 'journal' | 'store'> & {
  path: string;
  outgoing: Pick<ReturnType<typeof createOutgoing>, 'takeUp' | 'takeUpStored'>;
  apply: (updates: readonly Uint8Array[]) => void;
  onBroken: (part: BrokenPart) => void;
  isClosed: () => boolean;
};

/** Shows and sends what tabs that are gone have left in the journal. */
export function takeUpJournal({ journal, outgoing, apply, onBroken }: Restored): void {
  for (const { key, text, update } of journal.list()) {
    if (update === null) onBroken({ where: 'journal', text });
    else {
      apply([update]);
      outgoing.takeUp(key, update);
    }
  }
}

/** Shows the copy of the device, and sends the edits that it still keeps. Throws what the store throws. */
export async function takeUpStore(to: Restored): Promise<void> {
  const { store, path, outgoing, apply, onBroken, isClosed } = to;
  const { state, unsent } = await store.read(path);
  if (isClosed()) return;
  const parts = [state, ...unsent.map(({ update }) => update)].filter((part) => part !== null);
  apply(parts.filter(isWholeUpdate));
  for (const part of parts.filter((each) => !isWholeUpdate(each))) {
    onBroken({ where: 'device', text: encodeUpdate(part) });
    // The next copy would replace it.
    if (part === state) await store.saveState(`${path} set aside ${crypto.randomUUID()}`, part);
  }
  outgoing.takeUpStored(unsent.filter(({ update }) => isWholeUpdate(update)));
}
