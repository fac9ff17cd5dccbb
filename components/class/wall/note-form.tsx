'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { TextArea } from '@/components/ui/fields/text-area';
import { longestPageNote } from '@/lib/access/class-rules';

type NoteFormProps = {
  label: string;
  /** What it says so far; empty for a new note. */
  first: string;
  /** An empty text takes the note away. */
  onSave: (text: string) => void;
  onClose: () => void;
};

/** A note for a line, while it is written. Escape leaves it as it was. */
export function NoteForm({ label, first, onSave, onClose }: NoteFormProps) {
  const t = useTranslations('worksheet.class.wall.line');
  const [text, setText] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave(text);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form
      ref={form}
      className="grid gap-2"
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text);
      }}
    >
      <TextArea
        label={label}
        rows={2}
        maxLength={longestPageNote}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size={32}>
          {t('save')}
        </Button>
        <Button variant="edge" size={32} onClick={onClose}>
          {t('cancel')}
        </Button>
        {first === '' ? null : (
          <Button variant="quiet" size={32} onClick={() => onSave('')}>
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
