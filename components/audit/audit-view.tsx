'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AuditFilters, type AuditChoice } from '@/components/audit/audit-filters';
import { AuditList } from '@/components/audit/audit-list';
import { useAuditWords } from '@/components/audit/use-audit-words';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { AuditLog } from '@/lib/audit/client/use-audit-log';
import { personWords } from '@/lib/audit/audit-words';
import type { AuditNames } from '@/lib/audit/contract';
import { useUserError } from '@/lib/errors/client/use-user-error';

type AuditViewProps = {
  log: AuditLog;
  choice: AuditChoice;
  onChange: (change: Partial<AuditChoice>) => void;
  onReset: () => void;
  /** Whether the rows are about more than one room. */
  showsRoom: boolean;
  children?: ReactNode;
};

const noNames: AuditNames = { people: {}, rooms: {}, groups: {}, profiles: {} };

/** The log under what it is asked for. */
export function AuditView({ log, choice, onChange, onReset, showsRoom, children }: AuditViewProps) {
  const t = useTranslations('audit');
  const shell = useTranslations('shell');
  const { page, isLoading, more } = log;
  const error = useUserError(log.failure);
  const words = useAuditWords(page?.names ?? noNames);
  const { actorUid, subjectUid } = choice;
  const narrowed = [
    ...(actorUid === null
      ? []
      : [
          {
            label: t('by', { name: personWords(words, actorUid) }),
            onClear: () => onChange({ actorUid: null }),
          },
        ]),
    ...(subjectUid === null
      ? []
      : [
          {
            label: t('about', { name: personWords(words, subjectUid) }),
            onClear: () => onChange({ subjectUid: null }),
          },
        ]),
  ];
  const rooms = Object.entries(page?.names.rooms ?? {})
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
  const isEmpty = page !== null && page.entries.length === 0;

  return (
    <>
      <AuditFilters {...{ choice, onChange, narrowed, showsRoom }} rooms={showsRoom ? rooms : []}>
        {children}
      </AuditFilters>
      <div className="mt-6" aria-busy={isLoading}>
        <FailureNotice
          error={error}
          className="mb-4"
          action={
            <Button variant="edge" size={32} onClick={log.retry}>
              {shell('action.tryAgain')}
            </Button>
          }
        />
        {page === null && isLoading ? <AuditSkeleton label={t('loading')} /> : null}
        {page === null ? null : (
          <AuditList entries={page.entries} words={words} showsRoom={showsRoom} onFocus={onChange} />
        )}
        {isEmpty && !more ? <NothingFound choice={choice} onReset={onReset} /> : null}
        {more ? (
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="edge" size={40} isPending={isLoading} onClick={more}>
              {t('more')}
            </Button>
            {isEmpty ? <p className="text-13 text-ink-2">{t('lookFurther')}</p> : null}
          </div>
        ) : null}
      </div>
    </>
  );
}

function NothingFound({ choice, onReset }: { choice: AuditChoice; onReset: () => void }) {
  const t = useTranslations('audit.empty');
  const { text, period, group, actorUid, subjectUid, roomId } = choice;
  const isNarrow =
    text !== '' || period !== 'any' || group !== 'all' || [actorUid, subjectUid, roomId].some(Boolean);
  if (!isNarrow) return <EmptyState title={t('title')} why={t('line')} />;
  return (
    <EmptyState
      title={t('filteredTitle')}
      why={t('filteredLine')}
      action={
        <Button variant="edge" size={40} onClick={onReset}>
          {t('again')}
        </Button>
      }
    />
  );
}

function AuditSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton className="h-4 w-40" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="mt-3 h-6 w-full" />
      ))}
    </div>
  );
}
