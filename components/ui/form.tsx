'use client';

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/core/client/use-hydrated';

/** What stands in a text field, by the field's name. */
export type Typed = (name: string) => string;

type FormProps = {
  /** What was wrong with the last attempt: a new object for each, so that focus moves each time. */
  faults: object | null;
  onSubmit: (typed: Typed) => void;
  className?: string;
  children: ReactNode;
};

/** Fields that are sent together. After a failed attempt focus goes to the first field with an error. */
export function Form({ faults, onSubmit, className, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (faults !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  return (
    // `post` keeps what was typed out of the address if the browser ever sends the form by itself.
    <form
      ref={form}
      method="post"
      noValidate
      className={className}
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

/** The button that sends its form. Pending until the page can act, so that an early press is not lost on it. */
export function SubmitButton({ isPending = false, ...props }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useHydrated();
  return (
    <Button {...props} type={isHydrated ? 'submit' : 'button'} isPending={isPending ? true : !isHydrated} />
  );
}
