'use client';

import { useEffect, useState } from 'react';
import type { CallPerson } from '../../call-person';

/** Long enough to see who went; then the neighbours move. */
const EMPTY_PLACE_MS = 600;

/** People as the stage lays them out: a person who has left keeps an empty place for a moment. */
export function useLingering(people: readonly CallPerson[]): {
  people: readonly CallPerson[];
  gone: ReadonlySet<string>;
} {
  const [shown, setShown] = useState(people);
  const present = new Set(people.map(({ uid }) => uid));
  const hasGone = shown.some(({ uid }) => !present.has(uid));
  if (!hasGone && shown !== people) setShown(people);

  useEffect(() => {
    if (!hasGone) return undefined;
    const timer = setTimeout(() => setShown(people), EMPTY_PLACE_MS);
    return () => clearTimeout(timer);
  }, [hasGone, people]);

  if (!hasGone) return { people, gone: new Set() };
  const known = new Map(people.map((person) => [person.uid, person]));
  const kept = shown.map((person) => known.get(person.uid) ?? person);
  const added = people.filter(({ uid }) => !shown.some((person) => person.uid === uid));
  return {
    people: [...kept, ...added],
    gone: new Set(shown.filter(({ uid }) => !present.has(uid)).map(({ uid }) => uid)),
  };
}
