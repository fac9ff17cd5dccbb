'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PersonRow, type PeopleReader, type PersonActions } from '@/components/rooms/people/person-row';
import { RemovedRow } from '@/components/rooms/people/removed-row';
import { RowActionNotice } from '@/components/shell/row-action-notice';
import { SectionHead } from '@/components/ui/section-head';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { RowActions } from '@/lib/core/client/use-row-actions';
import type { PersonColour } from '@/lib/core/person-hue';
import type { Person } from '@/lib/rooms/members/people';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import type { Member } from '@/lib/rooms/schema';

type PeopleListProps = {
  people: Person[];
  colourOf: (uid: string) => PersonColour;
  now: number;
  /** Nobody takes out who ranks above them. */
  reader: PeopleReader & { profile: PersonProfileId };
  /** Who is going, or has gone a moment ago: their rows say so instead. */
  removals: RowActions<Member>;
  /** What is to be decided about somebody who has just gone, such as the link they came by; null for nothing. */
  removalNote?: (member: Member) => ReactNode;
  actions: PersonActions;
  /** What is said below them, such as the groups they came with. */
  children?: ReactNode;
};

/** Who belongs to the room, with what the reader can do for each. */
export function PeopleList(props: PeopleListProps) {
  const { people, colourOf, now, reader, removals, removalNote, actions, children } = props;
  const { mayAdd, addClosed } = reader;
  const t = useTranslations('rooms');
  const rankDenied = ({ name, profile, isOwner }: Person) => {
    if (isOwner) return t('remove.owner', { name });
    return isAtMost(profile, reader.profile) ? undefined : t('remove.higher', { name });
  };

  return (
    <section aria-labelledby="people" className="mt-10 tablet:mt-12">
      <SectionHead id="people" title={t('room.people')} />
      <ul>
        {people.map((person) => {
          const colour = colourOf(person.uid);
          const removal = removals.all.get(person.uid);
          if (removal?.isRunning || removal?.isDone) {
            const note = removalNote?.(removal.subject) ?? null;
            return (
              <RemovedRow
                key={person.uid}
                action={removal}
                actions={removals}
                onBan={actions.ban}
                {...{ colour, note }}
              />
            );
          }
          return (
            <PersonRow
              key={person.uid}
              {...{ person, colour, now, reader, actions }}
              notice={
                removal ? (
                  <RowActionNotice action={removal} actions={removals} checking={t('remove.checking')} />
                ) : null
              }
              isBack={removals.backKey === person.uid}
              denied={{
                removal: rankDenied(person),
                group: person.isLearner ? t('group.learner') : addClosed,
              }}
            />
          );
        })}
      </ul>
      {people.length === 1 && mayAdd && addClosed === undefined ? (
        <p className="mt-3 max-w-[60ch] text-ink-2">{t('room.alone')}</p>
      ) : null}
      {children}
    </section>
  );
}
