'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FilePlace } from '../follow-place';
import type { Leading } from './use-leading';

export type Showing = {
  /** What this person shows to everybody; null while they show nothing. */
  place: FilePlace | null;
  show: (fileId: string) => void;
  move: (to: Partial<Pick<FilePlace, 'page' | 'zoom'>>) => void;
  stop: () => void;
};

/**
 * Lays a file on everybody's stage, and tells where this person is in it.
 *
 * @param replacedBy who else shows a file; somebody who begins later takes the stage
 */
export function useShowing(
  { leads, start, tell, stop }: Leading,
  replacedBy: { identity: string; place: { id: string } } | null,
): Showing {
  const [last, setLast] = useState<FilePlace | null>(null);
  const place = leads === 'file' ? last : null;

  const latest = useRef({ isShowing: place !== null, stop });
  useLayoutEffect(() => {
    latest.current = { isShowing: place !== null, stop };
  });
  const other = replacedBy === null ? null : `${replacedBy.identity} ${replacedBy.place.id}`;
  useEffect(() => {
    if (other !== null && latest.current.isShowing) latest.current.stop();
  }, [other]);

  const go = useCallback(
    (next: FilePlace) => {
      setLast(next);
      tell(next);
    },
    [tell],
  );
  const show = useCallback(
    (id: string) => {
      go({ kind: 'file', id, page: 1, zoom: 1 });
      start('file');
    },
    [go, start],
  );
  return { place, show, stop, move: (to) => (place === null ? undefined : go({ ...place, ...to })) };
}
