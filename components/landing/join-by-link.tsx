'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { readPastedLink, type PastedLink } from '@/lib/rooms/admission/pasted-link';

type Fault = Extract<PastedLink, { fault: string }>['fault'];

type JoinByLinkProps = {
  texts: { label: string; placeholder: string; submit: string; faults: Record<Fault, string> };
  className?: string;
};

/** The field's name in the form, and in the address of the page when the browser sends the form itself. */
const fieldName = 'link';

/** The second way in: a pasted link leads to its room. What is no link to a room is answered under the field. */
export function JoinByLink({ texts, className }: JoinByLinkProps) {
  const router = useRouter();
  const [fault, setFault] = useState<Fault>();
  const form = useRef<HTMLFormElement>(null);

  // A visitor who was faster than the code of this page has sent the form by the browser, which leads here again.
  useEffect(() => {
    const text = new URLSearchParams(location.search).get(fieldName);
    const field = form.current?.elements.namedItem(fieldName);
    if (text === null || !(field instanceof HTMLInputElement)) return;
    history.replaceState(history.state, '', location.pathname);
    field.value = text;
    form.current?.requestSubmit();
  }, []);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(fieldName);
    const link = readPastedLink(typeof text === 'string' ? text : '', location.origin);
    if ('fault' in link) setFault(link.fault);
    else router.push(link.path);
  };

  return (
    <form ref={form} onSubmit={handleSubmit} noValidate className={className}>
      <TextField
        label={texts.label}
        name={fieldName}
        size={48}
        placeholder={texts.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="url"
        enterKeyHint="go"
        error={fault === undefined ? undefined : texts.faults[fault]}
        onChange={() => setFault(undefined)}
        trailingRoom="button"
        trailing={
          // Not `Button`: its tooltip and popover would be the largest part of this page.
          <button type="submit" className={buttonStyle({ variant: 'accent', size: 40 })}>
            {texts.submit}
          </button>
        }
      />
    </form>
  );
}
