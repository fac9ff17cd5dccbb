'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { TextArea } from '@/components/ui/fields/text-area';
import { longestPageNote } from '@/lib/access/class-rules';
import { useKeptText } from '@/lib/auth/client/drafts/use-kept-text';

type NoteFormProps = {
  label: string;
  /** Tells it from the notes for other lines: what was typed outlives the field. */
  place: string;
  /** What it says so far; empty for a new note. */
  first: string;
  /** An empty text takes the note away. Resolves once it is kept, or rejects. */
  onSave: (text: string) => Promise<void>;
  onClose: () => void;
};

/** A note for a line, while it is written. Escape leaves it as it was. */
export function NoteForm({ label, place, first, onSave, onClose }: NoteFormProps) {
  const t = useTranslations('worksheet.class.wall.line');
  const { text, change, clear } = useKeptText(place, first);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const save = (words: string) => void onSave(words).then(clear, () => undefined);
  const leave = () => {
    clear();
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(text);
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
        save(text);
      }}
    >
      <TextArea
        label={label}
        rows={2}
        maxLength={longestPageNote}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size={32}>
          {t('save')}
        </Button>
        <Button variant="edge" size={32} onClick={leave}>
          {t('cancel')}
        </Button>
        {first === '' ? null : (
          <Button variant="quiet" size={32} onClick={() => save('')}>
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
