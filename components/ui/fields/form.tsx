'use client';

import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { useArrivalFocus } from '@/components/ui/focus/use-arrival-focus';
import { useHydrated } from '@/lib/core/client/use-hydrated';

/** What stands in a text field, by the field's name. */
export type Typed = (name: string) => string;

/** Where a form keeps what is typed into it, and finds it again. */
type Draft = {
  read: () => Readonly<Record<string, string>>;
  keep: (typed: Readonly<Record<string, string>>) => void;
};

type FormProps = {
  /** What was wrong with the last attempt: a new object for each, so that focus moves each time. */
  faults: object | null;
  onSubmit: (typed: Typed) => void;
  /** Something in it has been changed: what was said about the last attempt is about another one. */
  onChange?: () => void;
  /** Keeps what is typed beyond the form's own life; passwords never. */
  draft?: Draft;
  /** The page is there for this form: its first field has the focus on arrival; see `useArrivalFocus`. */
  isMain?: boolean;
  className?: string;
  children: ReactNode;
};

/** Fields that are sent together. After a failed attempt focus goes to the first field with an error. */
export function Form({ faults, onSubmit, onChange, draft, isMain = false, className, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useArrivalFocus(form, isMain);

  // Before the first paint, so that nobody sees the field empty, or types into what is about to change.
  useLayoutEffect(() => {
    if (draft && form.current) fillIn(form.current, draft.read());
  }, [draft]);

  useEffect(() => {
    if (faults !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  return (
    // `post` keeps what was typed out of the address if the browser ever sends the form without our code.
    <form
      ref={form}
      method="post"
      noValidate
      className={className}
      onChange={(event) => {
        draft?.keep(whatIsTyped(event.currentTarget));
        onChange?.();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onSubmit((name) => {
          const value = data.get(name);
          return typeof value === 'string' ? value : '';
        });
      }}
    >
      {children}
    </form>
  );
}

/**
 * The fields that a draft keeps. Lists to choose from are not filled in: the component that draws them holds the
 * choice.
 */
const keptFields = 'input[name]:not([type="password"], [type="checkbox"], [type="radio"]), textarea[name]';

function fillIn(form: HTMLFormElement, typed: Readonly<Record<string, string>>): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(keptFields)) {
    const text = typed[field.name];
    if (text !== undefined) field.value = text;
  }
}

function whatIsTyped(form: HTMLFormElement): Record<string, string> {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    `${keptFields}, select[name]`,
  );
  return Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
}

/** The button that sends its form. Pending until the page can act, so that an early press is not lost on it. */
export function SubmitButton({ isPending = false, ...props }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useHydrated();
  return (
    <Button {...props} type={isHydrated ? 'submit' : 'button'} isPending={isPending ? true : !isHydrated} />
  );
}
