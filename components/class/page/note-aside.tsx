'use client';

import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { use } from 'react';
import { PageBesideContext } from '@/components/class/page/page-beside';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { LineAsideProps } from '@/components/worksheet/cells/line-aside';
import { firstName } from '@/lib/core/first-name';

/** What a teacher left beside a line of one’s own page: a note, and that it was looked at. On a phone it is below. */
export function NoteAside({ id, label }: LineAsideProps) {
  const t = useTranslations('worksheet.class.beside');
  const around = use(PageBesideContext);
  const note = around?.beside.notes?.[id];
  const looked = around?.beside.looked?.[id];
  if (around === null || (note === undefined && looked === undefined)) return null;
  const { people } = around;
  const nameOf = (uid: string) => firstName(people.nameOf(uid) ?? '');
  const who = (uid: string) => ({ who: nameOf(uid) === '' ? 'unknown' : 'named', name: nameOf(uid) });
  return (
    <div
      role="group"
      aria-label={t('label', { cell: label })}
      data-line-aside=""
      className="grid content-start gap-1 py-1.5 pl-3 max-tablet:col-start-3 max-tablet:pl-2 tablet:col-start-5 tablet:row-start-1"
    >
      {note === undefined ? null : (
        <div className="flex gap-2 rounded-6 bg-sunken py-1.5 pr-2.5 pl-2">
          <PersonBar {...people.colourOf(note.by)} />
          <div className="min-w-0">
            <p className="text-13 break-words whitespace-pre-wrap">{note.text}</p>
            <p className="text-12 text-ink-2">{t('noteBy', who(note.by))}</p>
          </div>
        </div>
      )}
      {looked === undefined ? null : (
        <p className="flex items-center gap-1.5 text-12 text-ink-2">
          <Eye aria-hidden="true" className="size-3.5 flex-none" />
          {t('looked', who(looked.by))}
        </p>
      )}
    </div>
  );
}
