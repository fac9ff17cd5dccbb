'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PeopleSearch } from '@/components/admin/people-search';
import { FailureNotice } from '@/components/shell/failure-notice';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { PersonName } from '@/components/ui/people/person-name';
import { usePeople } from '@/lib/admin/client/use-people';
import { personHue } from '@/lib/core/person-hue';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** As many as a glance takes in; one more letter finds a person who is not among them. */
const shown = 5;

/** Finds a person who is tried out instead of a role. */
export function FindSomebody({ onFound }: { onFound: (uid: string) => void }) {
  const t = useTranslations('permissions.simulator');
  const [typed, setTyped] = useState('');
  const { found } = usePeople(typed);
  const error = useUserError(found.failure);
  const isAnswer = typed.trim() !== '' && found.query === typed;
  const people = isAnswer ? found.people.slice(0, shown) : [];
  return (
    <div>
      <p className="mb-1.5 text-14 font-medium">{t('somebody')}</p>
      <PeopleSearch
        typed={typed}
        found={isAnswer ? { count: found.people.length, hasMore: found.next !== null } : null}
        onType={setTyped}
      />
      <FailureNotice error={error} className="mt-2" />
      {people.length > 0 ? (
        <ul aria-label={t('found')} className="mt-2 border-t border-line">
          {people.map(({ uid, name, email }) => (
            <li key={uid} className="border-b border-line">
              <button
                type="button"
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-6 px-1 text-left text-14 hover:bg-sunken"
                onClick={() => onFound(uid)}
              >
                <PersonName name={name} hue={personHue(uid)} className="min-w-0" />
                <span className="min-w-0 truncate text-13 text-ink-2">{email}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isAnswer && people.length === 0 && found.failure === null ? (
        <p className="mt-2 text-13 text-ink-2">{t('nobodyFound')}</p>
      ) : null}
    </div>
  );
}

type ChosenProps = {
  uid: string;
  name: string;
  /** What comes of forgetting them. */
  forgetLabel: string;
  onForget: () => void;
};

/** The person who was found. */
export function ChosenPerson({ uid, name, forgetLabel, onForget }: ChosenProps) {
  const t = useTranslations('permissions.simulator');
  return (
    <div>
      <p className="mb-1.5 text-14 font-medium">{t('who')}</p>
      <div className="flex min-h-10 items-center justify-between gap-2 rounded-8 border border-line pl-3">
        <PersonName name={name} hue={personHue(uid)} className="min-w-0" />
        <IconButton label={forgetLabel} icon={<X />} onClick={onForget} />
      </div>
    </div>
  );
}
