import { isTabOnly } from '@/lib/core/client/tab-only';
import { personalKey } from '../../personal-key';
import { withStorage, withTabStorage } from '../local-data';

/** What somebody has typed into a form and not sent yet, by the field's name. */
export type Typed = Readonly<Record<string, string>>;

/** Where a form keeps what is typed into it. */
export type FormDraft = {
  read: () => Typed;
  keep: (typed: Typed) => void;
  /** It was sent, or the person has thrown it away. */
  discard: () => void;
};

/** How long a device offers what a lost tab had (ms). */
const keptFor = 24 * 60 * 60_000;

const nowhere: FormDraft = { read: () => ({}), keep: () => undefined, discard: () => undefined };

/**
 * The draft of a form. It lives in its tab. With `outlivesTab` the device has a copy for a day: a tab that crashed
 * comes back as another one. A sign-in for one tab alone has no such copy.
 */
export function makeDraft(uid: string | null, form: string, outlivesTab: boolean): FormDraft {
  if (uid === null) return nowhere;
  const key = personalKey(uid, `draft.${form}`);
  const hasCopy = outlivesTab && !isTabOnly();
  const readCopy = (): Typed | null => {
    const { at, typed } = parseCopy(withStorage((storage) => storage.getItem(key), null));
    return Date.now() - at < keptFor ? parseTyped(typed) : null;
  };
  return {
    read: () => {
      const own = withTabStorage((storage) => storage.getItem(key), null);
      return own === null && hasCopy ? (readCopy() ?? {}) : (parseTyped(own) ?? {});
    },
    keep: (typed) => {
      const text = JSON.stringify(typed);
      withTabStorage((storage) => storage.setItem(key, text), undefined);
      const copy = JSON.stringify({ at: Date.now(), typed: text });
      if (hasCopy) withStorage((storage) => storage.setItem(key, copy), undefined);
    },
    discard: () => {
      withTabStorage((storage) => storage.removeItem(key), undefined);
      if (hasCopy) withStorage((storage) => storage.removeItem(key), undefined);
    },
  };
}

/** Runs `tell` when another tab sends or throws away what this tab shows too. Returns its stop function. */
export function watchDiscarded(uid: string | null, form: string, tell: (typed: Typed) => void): () => void {
  if (uid === null) return () => undefined;
  const key = personalKey(uid, `draft.${form}`);
  const handle = ({ key: changed, newValue, oldValue }: StorageEvent) => {
    if (changed === key && newValue === null) tell(parseTyped(parseCopy(oldValue).typed) ?? {});
  };
  globalThis.addEventListener('storage', handle);
  return () => globalThis.removeEventListener('storage', handle);
}

function parseCopy(text: string | null): { at: number; typed: string | null } {
  const none = { at: 0, typed: null };
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return none;
  const { at, typed } = value as { at?: unknown; typed?: unknown };
  return typeof at === 'number' && typeof typed === 'string' ? { at, typed } : none;
}

function parseTyped(text: string | null): Typed | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).filter(([, typed]) => typeof typed === 'string'));
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
