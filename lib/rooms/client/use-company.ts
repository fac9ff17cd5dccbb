'use client';

import { useEffect, useRef, useState } from 'react';
import type { Company } from '../company';
import { readCompany } from './read-company';

export type CompanyByRoom = ReadonlyMap<string, Company>;

const nobody: CompanyByRoom = new Map();

/**
 * Who belongs to each of some rooms besides the reader, read once for each room that comes into view. A room
 * whose people cannot be read, or are not the reader's to see, is missing.
 */
export function useCompany(uid: string | null, roomIds: readonly string[]): CompanyByRoom {
  const [read, setRead] = useState<{ uid: string | null; company: CompanyByRoom }>({ uid, company: nobody });
  const asked = useRef(new Set<string>());

  useEffect(() => {
    if (uid === null) return;
    for (const roomId of roomIds) {
      const key = `${uid} ${roomId}`;
      if (asked.current.has(key)) continue;
      asked.current.add(key);
      readCompany(roomId, uid).then(
        (company) => {
          if (company === null) return;
          setRead((before) => {
            const known = before.uid === uid ? before.company : nobody;
            return { uid, company: new Map(known).set(roomId, company) };
          });
        },
        // Without them the row still says what the room is; it is asked again when the list is opened again.
        () => undefined,
      );
    }
  }, [uid, roomIds]);

  return read.uid === uid ? read.company : nobody;
}
