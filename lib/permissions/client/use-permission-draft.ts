'use client';

import { useEffect, useMemo, useState } from 'react';
import type { PersonProfileId } from '@/lib/access/profiles';
import { callServer } from '@/lib/core/client/call-server';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { weighProfiles } from '../contract';
import { applyEdits, countChanges, type Edit } from '../edit';
import { findFaults, listTouched } from '../organization-change';

type Weight = { rooms: number; people: number; inCall: number };

/**
 * What an administrator is changing: the settings as they are saved, as they would be, and the steps between them. The
 * steps are taken on top of what others save meanwhile, so nothing is lost.
 */
export function usePermissionDraft() {
  const { settings: saved } = useOrganization();
  const [edits, setEdits] = useState<readonly Edit[]>([]);
  const draft = useMemo(() => applyEdits(saved, edits), [saved, edits]);
  const touched = useMemo(() => listTouched(saved, draft), [saved, draft]);
  return {
    saved,
    edits,
    draft,
    changes: countChanges(saved, draft),
    faults: useMemo(() => findFaults(draft), [draft]),
    weight: useWeight(touched),
    edit: (step: Edit) => setEdits((before) => [...before, step]),
    undo: () => setEdits((before) => before.slice(0, -1)),
    clear: () => setEdits([]),
  };
}

export type PermissionDraft = ReturnType<typeof usePermissionDraft>;

/** Whom a change of these profiles touches; null while it is looked up, or cannot be. */
function useWeight(profiles: readonly PersonProfileId[]): Weight | null {
  const key = profiles.join(' ');
  const [found, setFound] = useState<{ key: string; weight: Weight } | null>(null);
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    callServer(weighProfiles, { profiles: key.split(' ') as PersonProfileId[] }).then(
      (weight) => {
        if (isCurrent) setFound({ key, weight });
      },
      // The change can be saved without it; the bar then names the changes alone.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found?.key === key ? found.weight : null;
}
