'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { SpreadNotice } from '@/components/permissions/spread-notice';
import { TakeBackDialog } from '@/components/permissions/take-back-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { callServer } from '@/lib/callables/client/call-server';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { formatDate } from '@/lib/core/dates';
import type { FollowedSpread } from '@/lib/permissions/client/use-spread';
import { isOfPage } from '@/lib/permissions/saved-changes';
import { describeOrganization, undoOrganization } from '@/lib/permissions/contract';

type Saved = CallableOutput<typeof describeOrganization>;

type SavedVersionProps = {
  version: number;
  spread: FollowedSpread;
  /** Only what was changed here is taken back here. */
  page: 'profiles' | 'policy';
  nameOf: (id: PersonProfileId) => string;
};

/** Which version of the settings holds, who saved it, and the way back to the one before, followed into the rooms. */
export function SavedVersion({ version, spread, page, nameOf }: SavedVersionProps) {
  const { news, follow, forget } = spread;
  const t = useTranslations('permissions.saved');
  const [saved, setSaved] = useState<Saved | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const load = useCallback(() => callServer(describeOrganization, {}), []);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (found) => isCurrent && setSaved(found),
      // Who saved it is of no use where it cannot be asked; the version stands in the settings.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load, version]);
  const { state, start } = useAdminAction<number>(async (taken, onChecking) => {
    forget();
    follow('version-before', await callServer(undoOrganization, { version: taken }, { onChecking }));
  });
  const error = useUserError(state.failure);

  if (version === 0) return <p className="mt-1 text-14 text-ink-2">{t('initial')}</p>;
  const date = saved?.savedAt ? formatDate(saved.savedAt, 'dayAndMonth') : null;
  const name = saved?.savedBy ?? null;
  const current = saved?.version === version ? saved.changes : [];
  return (
    <>
      <p className="mt-1 flex min-h-9 flex-wrap items-center gap-x-2 text-14 text-ink-2">
        {saved?.version !== version || date === null
          ? null
          : name === null
            ? t('bySomebody', { version, date })
            : t('by', { version, name, date })}
        {current.some((change) => isOfPage(change, page)) ? (
          <Button
            variant="accent"
            size={32}
            aria-haspopup="dialog"
            isPending={state.isPending}
            onClick={() => setIsAsking(true)}
          >
            {t('takeBack', { version })}
          </Button>
        ) : null}
      </p>
      <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
      <SpreadNotice news={news?.saved === 'version-before' ? news : null} />
      <TakeBackDialog
        {...{ version, nameOf }}
        changes={current}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => {
          setIsAsking(false);
          start(version);
        }}
      />
    </>
  );
}
