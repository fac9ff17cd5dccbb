'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { SaveBar } from '@/components/permissions/save-bar';
import { SpreadNotice } from '@/components/permissions/spread-notice';
import { ActionNotice } from '@/components/shell/action-notice';
import { useKeptReason } from '@/lib/audit/client/use-kept-reason';
import type { Why } from '@/lib/audit/reason';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { PermissionDraft } from '@/lib/permissions/client/use-permission-draft';
import { saveEdits } from '@/lib/permissions/client/save-edits';
import type { FollowedSpread } from '@/lib/permissions/client/use-spread';

type SavePermissionsProps = {
  draft: PermissionDraft;
  spread: FollowedSpread;
  /** The way to try out what is changed, before it is saved. */
  tryOut?: ReactNode;
};

/** Saves what is changed, and follows it into the rooms. */
export function SavePermissions({ draft, spread: { news, follow, forget }, tryOut }: SavePermissionsProps) {
  const t = useTranslations('permissions.bar');
  const line = useKeptReason('organization.why');
  const { why, clear } = line;
  const { state, start } = useAdminAction<PermissionDraft & { why: Why }>(async (wanted, onChecking) => {
    forget();
    const spread = await saveEdits(wanted, onChecking);
    wanted.clear();
    clear();
    follow('change', spread);
  });
  const error = useUserError(state.failure);
  return (
    <SaveBar
      {...{ draft, tryOut, line }}
      isPending={state.isPending}
      notice={
        error || state.isChecking ? (
          <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
        ) : (
          <SpreadNotice news={news?.saved === 'change' ? news : null} />
        )
      }
      onSave={() => (why ? start({ ...draft, why }) : undefined)}
      onDiscard={() => {
        clear();
        draft.clear();
      }}
    />
  );
}
