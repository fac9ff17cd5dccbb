'use client';

import { useEffect, useState } from 'react';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { groupListingSchema, groupPersonSchema } from '../schema';
import { sortPeople } from '../sort-people';

type MyLearner = { uid: string; name: string; groupName: string };
type MyLearners = { learners: MyLearner[] | null; failure: unknown };

const none: MyLearners = { learners: null, failure: null };

/** The learners of all groups that somebody owns, in the order of their names; null until they are there. */
export function useMyLearners(uid: string): MyLearners {
  const [known, setKnown] = useState(none);

  useEffect(() => {
    let isCurrent = true;
    readLearners(uid).then(
      (learners) => isCurrent && setKnown({ learners, failure: null }),
      (failure: unknown) => isCurrent && setKnown({ learners: null, failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [uid]);

  return known;
}

async function readLearners(uid: string): Promise<MyLearner[]> {
  const { firestore, collection, getDocs } = await loadFirestore();
  const groups = await getDocs(collection(firestore, 'users', uid, 'groups'));
  const found = await Promise.all(
    groups.docs.map(async (group) => {
      const { docs } = await getDocs(collection(firestore, 'groups', group.id, 'people'));
      const people = docs.map((person) => groupPersonSchema.safeParse(person.data()).data ?? null);
      const { name: groupName } = groupListingSchema.parse(group.data());
      const learners = people.filter((person) => person?.kind === 'learner');
      return learners.flatMap((person) => (person ? [{ ...person, groupName }] : []));
    }),
  );
  return sortPeople(found.flat()).map(({ uid: learnerUid, name, groupName }) => ({
    uid: learnerUid,
    name,
    groupName,
  }));
}
