'use client';

import { useState } from 'react';
import { Gallery, Row } from './gallery';
import { Button } from '@/components/ui/buttons/button';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import { TypedConfirmDialog } from '@/components/ui/overlays/typed-confirm-dialog';

const notice = (
  <Notice tone="poppy" title="The group could not be renamed">
    Our server did not answer. Your text is still here.
  </Notice>
);

export function FormsGallery() {
  const [open, setOpen] = useState<'form' | 'failed' | 'busy' | 'typed' | null>(null);
  const close = () => setOpen(null);
  return (
    <Gallery title="Forms">
      <Row label="form">
        <NameForm />
        <Form className="grid w-80 gap-4" faults={null} onSubmit={() => undefined}>
          <TextArea label="Why" defaultValue="It moves to Thursday." rows={2} />
          <SubmitButton isPending>Being sent</SubmitButton>
        </Form>
      </Row>
      <Row label="dialogs">
        <Button variant="edge" onClick={() => setOpen('form')}>
          To fill in
        </Button>
        <Button variant="edge" onClick={() => setOpen('failed')}>
          Failed
        </Button>
        <Button variant="edge" onClick={() => setOpen('busy')}>
          Being sent
        </Button>
        <Button variant="edge" onClick={() => setOpen('typed')}>
          Typed to confirm
        </Button>
      </Row>
      {open === 'typed' ? (
        <TypedConfirmDialog
          title="Delete the account"
          description="Everything that is yours alone goes. This cannot be undone."
          label="Type your e-mail to confirm"
          hint="emmy@example.org"
          wanted="emmy@example.org"
          fault="That is not the address of this account."
          submitLabel="Delete the account"
          cancelLabel="Cancel"
          notice={null}
          isPending={false}
          onClose={close}
          onConfirm={close}
        />
      ) : null}
      {open === null || open === 'typed' ? null : (
        <FormDialog
          title="Rename the group"
          description="Everybody in it sees the new name at once."
          submitLabel="Rename"
          cancelLabel="Cancel"
          faults={null}
          notice={open === 'failed' ? notice : null}
          isPending={open === 'busy'}
          onSubmit={close}
          onClose={close}
        >
          <TextField name="name" label="Name" defaultValue="Algebra" />
        </FormDialog>
      )}
    </Gallery>
  );
}

/** Sent empty it says so, and the focus goes to the field. */
function NameForm() {
  const [faults, setFaults] = useState<object | null>(null);
  return (
    <Form
      className="grid w-80 gap-4"
      faults={faults}
      onSubmit={(typed) => setFaults(typed('name') === '' ? {} : null)}
    >
      <TextField name="name" label="Name" error={faults ? 'Give the room a name.' : undefined} />
      <SubmitButton>Send it empty</SubmitButton>
    </Form>
  );
}
