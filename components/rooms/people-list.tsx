'use client';

import { UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PersonRow } from '@/components/rooms/person-row';
import { Button } from '@/components/ui/button';
import type { PersonColour } from '@/lib/core/person-hue';
import type { Person } from '@/lib/rooms/people';

type PeopleListProps = {
  people: Person[];
  colourOf: (uid: string) => PersonColour;
  /** False while the service that knows who is inside does not answer. */
  isInsideKnown: boolean;
  /** Why the reader cannot add people, or remove them; undefined when they can. */
  addDenied: string | undefined;
  removeDenied: string | undefined;
  onAdd: () => void;
  onRemove: (person: Person) => void;
  /** Makes a guest one of the reader's learners. */
  onMerge: (guest: Person) => void;
};

/** Who belongs to the room. What the reader may not do stays visible and says why. */
export function PeopleList({
  people,
  colourOf,
  isInsideKnown,
  addDenied,
  removeDenied,
  onAdd,
  onRemove,
  onMerge,
}: PeopleListProps) {
  const t = useTranslations('rooms');
  const ownerDenied = (name: string) => t('remove.owner', { name });

  return (
    <section aria-labelledby="people" className="mt-10 tablet:mt-12">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="people" className="text-22 font-semibold">
          {t('room.people')}
        </h2>
        <Button
          variant="edge"
          size={32}
          icon={<UserPlus />}
          aria-haspopup="dialog"
          deniedReason={addDenied}
          onClick={onAdd}
        >
          {t('add.open')}
        </Button>
      </div>
      <ul>
        {people.map((person) => (
          <PersonRow
            key={person.uid}
            person={person}
            colour={colourOf(person.uid)}
            isInside={isInsideKnown ? person.isInside : undefined}
            removalDenied={removeDenied ?? (person.isOwner ? ownerDenied(person.name) : undefined)}
            mergeDenied={addDenied ?? removeDenied}
            onRemove={onRemove}
            onMerge={onMerge}
          />
        ))}
      </ul>
      {people.length === 1 && addDenied === undefined ? (
        <p className="mt-3 max-w-[60ch] text-ink-2">{t('room.alone')}</p>
      ) : null}
    </section>
  );
}
