'use client';

import { Eye, MessageSquarePlus, Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { use, useRef, useState } from 'react';
import { LeaderAsideContext } from '@/components/class/wall/leader-aside-context';
import { NoteForm } from '@/components/class/wall/note-form';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { LineAsideProps } from '@/components/worksheet/cells/line-aside';
import { markLooked, writeNote } from '@/lib/class/client/write-beside';
import type { PersonColour } from '@/lib/core/person-hue';

/** What a leader of the class does with a line of a learner's page: note something, and mark it as looked at. */
export function LeaderAside({ id, label }: LineAsideProps) {
  const t = useTranslations('worksheet.class.wall.line');
  const around = use(LeaderAsideContext);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (around === null) return null;
  const { page, beside, nameOf, colourOf, onFailed } = around;
  const note = beside?.notes?.[id];
  const looked = beside?.looked?.[id];
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const write = async (text: string) => {
    close();
    try {
      await writeNote(page, id, text);
    } catch (thrown) {
      onFailed(thrown);
      throw thrown;
    }
  };
  return (
    <>
      <div
        data-line-tools=""
        data-own-keys=""
        className="flex items-start justify-end gap-0.5 pt-1 max-tablet:col-start-3 tablet:col-start-5 tablet:row-start-1"
      >
        <IconButton
          ref={opener}
          label={t(note === undefined ? 'note' : 'edit', { cell: label })}
          icon={note === undefined ? <MessageSquarePlus /> : <Pencil />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <IconButton
          label={t('looked', { cell: label })}
          icon={<Eye />}
          aria-pressed={looked !== undefined}
          onClick={() => void markLooked(page, id, looked === undefined).catch(onFailed)}
        />
      </div>
      {isOpen || note !== undefined ? (
        <div
          role="group"
          aria-label={t('label', { cell: label })}
          data-own-keys=""
          data-own-escape={isOpen ? '' : undefined}
          className="pb-2 pl-3 max-tablet:col-start-3 max-tablet:pl-2 tablet:col-start-4 tablet:row-start-2"
        >
          {isOpen ? (
            <NoteForm
              label={t('noteFor', { cell: label })}
              place={`room.${page.roomId}.note.${page.handoutId}.${page.uid}.${id}`}
              first={note?.text ?? ''}
              onSave={write}
              onClose={close}
            />
          ) : note === undefined ? null : (
            <WrittenNote note={note} name={nameOf(note.by)} colour={colourOf(note.by)} />
          )}
        </div>
      ) : null}
    </>
  );
}

type WrittenNoteProps = {
  note: { text: string };
  /** Null where the writer has left the room. */
  name: string | null;
  colour: PersonColour;
};

function WrittenNote({ note: { text }, name, colour }: WrittenNoteProps) {
  return (
    <div className="flex w-fit max-w-full gap-2 rounded-6 bg-sunken py-1.5 pr-2.5 pl-2">
      <PersonBar {...colour} />
      <p className="min-w-0 text-13 break-words whitespace-pre-wrap">
        {text}
        <span className="block text-12 text-ink-2">{name}</span>
      </p>
    </div>
  );
}
