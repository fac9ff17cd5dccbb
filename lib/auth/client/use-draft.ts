'use client';

import { useEffect, useMemo, useState } from 'react';
import { personalKey } from '../personal-key';
import { withTabStorage } from './local-data';
import { sessionStore } from './session';
import { useSession } from './use-session';

/** What somebody has typed into a form and not sent yet, by the field's name. */
type Typed = Readonly<Record<string, string>>;

/** Where a form keeps what is typed into it. */
export type FormDraft = {
  read: () => Typed;
  keep: (typed: Typed) => void;
  /** It was sent, or the person has thrown it away. */
  discard: () => void;
};

/**
 * Keeps what is typed into a form for as long as this tab lives: a sign-in that ends, a reload and a lost permission
 * lose none of it, and the person finds it when they are back. Nobody else does.
 *
 * @param form tells it from the person's other forms, such as `room.<id>.settings`
 */
export function useDraft(form: string): FormDraft {
  const uid = useSession().user?.uid ?? null;
  return useMemo(() => makeDraft(uid, form), [uid, form]);
}

/**
 * A dialog with a form in it. One that was open when the sign-in ended, or the page was reloaded, is open again when
 * the person is back. A person who went elsewhere by themselves finds what they typed when they open it.
 */
export function useDraftedDialog(form: string): {
  draft: FormDraft;
  isOpen: boolean;
  open: () => void;
  close: () => void;
} {
  const draft = useDraft(form);
  const uid = useSession().user?.uid ?? null;
  const wasOpen = useMemo(() => isKept(draft) && !isParked(uid, form), [draft, uid, form]);
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  useEffect(() => {
    park(uid, form, false);
    return () => {
      if (uid !== null && sessionStore.read().user?.uid === uid) park(uid, form, true);
    };
  }, [uid, form]);
  return {
    draft,
    isOpen: isOpen ?? wasOpen,
    open: () => setIsOpen(true),
    close: () => {
      draft.discard();
      setIsOpen(false);
    },
  };
}

/** What was chosen in a field before, if it can still be chosen there. */
export function draftedChoice<Value extends string>(
  draft: FormDraft,
  field: string,
  choices: readonly Value[],
  otherwise: Value,
): Value {
  const kept = draft.read()[field];
  return choices.find((choice) => choice === kept) ?? otherwise;
}

const isKept = (draft: FormDraft): boolean => Object.keys(draft.read()).length > 0;

const parkedKey = (uid: string, form: string): string => personalKey(uid, `parked.${form}`);

const isParked = (uid: string | null, form: string): boolean =>
  uid !== null && withTabStorage((storage) => storage.getItem(parkedKey(uid, form)), null) !== null;

function park(uid: string | null, form: string, isGone: boolean): void {
  if (uid === null) return;
  const key = parkedKey(uid, form);
  withTabStorage((storage) => (isGone ? storage.setItem(key, '1') : storage.removeItem(key)), undefined);
}

const nowhere: FormDraft = { read: () => ({}), keep: () => undefined, discard: () => undefined };

function makeDraft(uid: string | null, form: string): FormDraft {
  if (uid === null) return nowhere;
  const key = personalKey(uid, `draft.${form}`);
  return {
    read: () => parseTyped(withTabStorage((storage) => storage.getItem(key), null)),
    keep: (typed) => withTabStorage((storage) => storage.setItem(key, JSON.stringify(typed)), undefined),
    discard: () => withTabStorage((storage) => storage.removeItem(key), undefined),
  };
}

function parseTyped(text: string | null): Typed {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, typed]) => typeof typed === 'string'));
  } catch {
    return {};
  }
}
