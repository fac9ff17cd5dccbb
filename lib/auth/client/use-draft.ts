'use client';

import { useEffect, useMemo, useState } from 'react';
import { personalKey } from '../personal-key';
import { makeDraft, type FormDraft } from './drafts/draft-store';
import { withTabStorage } from './local-data';
import { sessionStore } from './session';
import { useSession } from './use-session';

export type { FormDraft };

type DraftOptions = {
  /** For words that are written in a call: a tab that crashed comes back as another one, and finds them. */
  outlivesTab?: boolean;
};

/**
 * Keeps what is typed into a form: a sign-in that ends, a reload and a lost permission lose none of it, and the person
 * finds it when they are back. Nobody else does. Each key press is kept at once.
 *
 * @param form tells it from the person's other forms, such as `room.<id>.settings`
 */
export function useDraft(form: string, { outlivesTab = false }: DraftOptions = {}): FormDraft {
  const uid = useSession().user?.uid ?? null;
  return useMemo(() => makeDraft(uid, form, outlivesTab), [uid, form, outlivesTab]);
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
