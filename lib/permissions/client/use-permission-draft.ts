'use client';

import { useMemo } from 'react';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { applyEdits, countChanges } from '../edit';
import type { Edit } from '../edit-schema';
import { findFaults, listTouched } from '../organization-change';
import { useKeptEdits } from './use-kept-edits';
import { useWeight } from './use-weight';

/**
 * What an administrator is changing: the settings as they are saved, as they would be, and the steps between them. The
 * steps are taken on top of what others save meanwhile, so nothing is lost.
 */
export function usePermissionDraft() {
  const { settings: saved } = useOrganization();
  const { edits, change, clear } = useKeptEdits();
  const draft = useMemo(() => applyEdits(saved, edits), [saved, edits]);
  const touched = useMemo(() => listTouched(saved, draft), [saved, draft]);
  const changes = countChanges(saved, draft);
  return {
    saved,
    edits,
    draft,
    changes,
    faults: useMemo(() => findFaults(draft), [draft]),
    weight: useWeight(touched, saved.version),
    // Steps that come to nothing any more, as when they were saved by now, are done with.
    edit: (step: Edit) => change((before) => (changes === 0 ? [step] : [...before, step])),
    undo: () => change((before) => before.slice(0, -1)),
    clear,
  };
}

export type PermissionDraft = ReturnType<typeof usePermissionDraft>;
