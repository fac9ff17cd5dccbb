'use client';

import { useTranslations } from 'next-intl';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { SaveBar } from '@/components/permissions/save-bar';
import { ActionNotice } from '@/components/shell/action-notice';
import { Notice } from '@/components/ui/notice';
import { useUserError } from '@/lib/core/client/use-user-error';
import type { PermissionDraft } from '@/lib/permissions/client/use-permission-draft';
import { saveEdits } from '@/lib/permissions/client/save-edits';
import { useSpread } from '@/lib/permissions/client/use-spread';

/** Saves what is changed, and follows it into the rooms. */
export function SavePermissions({ draft }: { draft: PermissionDraft }) {
  const t = useTranslations('permissions.bar');
  const { left, follow, forget } = useSpread();
  const { state, start } = useAdminAction<PermissionDraft>(async (wanted, onChecking) => {
    forget();
    const spread = await saveEdits(wanted, onChecking);
    wanted.clear();
    follow(spread.left);
  });
  const error = useUserError(state.failure);
  const saved =
    left === null ? null : <Notice tone="moss">{left === 0 ? t('saved') : t('spreading', { left })}</Notice>;
  return (
    <SaveBar
      draft={draft}
      isPending={state.isPending}
      notice={
        error || state.isChecking ? (
          <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
        ) : (
          saved
        )
      }
      onSave={() => start(draft)}
    />
  );
}
