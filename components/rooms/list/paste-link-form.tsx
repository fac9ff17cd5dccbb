'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Form, SubmitButton, type Typed } from '@/components/ui/fields/form';
import { TextField } from '@/components/ui/fields/text-field';
import { useDraft } from '@/lib/auth/client/use-draft';
import { readPastedLink } from '@/lib/rooms/admission/pasted-link';

type PasteLinkFormProps = {
  /** Where the link leads on this site. */
  onPath: (path: string) => void;
};

type Fault = 'empty' | 'elsewhere' | 'not-a-room';

/** A link to a room or an invite, pasted. */
export function PasteLinkForm({ onPath }: PasteLinkFormProps) {
  const t = useTranslations('rooms.paste');
  const draft = useDraft('link');
  const [faults, setFaults] = useState<{ link: Fault } | null>(null);

  const handleSubmit = (typed: Typed) => {
    const read = readPastedLink(typed('link'), window.location.origin);
    setFaults('fault' in read ? { link: read.fault } : null);
    if ('fault' in read) return;
    draft.discard();
    onPath(read.path);
  };

  return (
    <Form faults={faults} draft={draft} onSubmit={handleSubmit}>
      <TextField
        name="link"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        label={t('label')}
        placeholder={t('placeholder')}
        error={faults ? t(`faults.${faults.link}`) : undefined}
        trailingRoom="button"
        trailing={
          <SubmitButton variant="accent" size={32}>
            {t('submit')}
          </SubmitButton>
        }
      />
    </Form>
  );
}
