'use client';

import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AdminTitle } from '@/components/admin/admin-title';
import { PeopleSearch } from '@/components/admin/people-search';
import { PeopleTable } from '@/components/admin/people-table';
import { TableSkeleton } from '@/components/admin/table-skeleton';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { usePeople } from '@/lib/admin/client/use-people';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** Everybody of the organisation, to be found. */
export function PeopleScreen() {
  const t = useTranslations('admin.people');
  const [typed, setTyped] = useState('');
  const { found, isLoading, loadMore, tryAgain } = usePeople(typed);
  const { query, people, failure } = found;
  const hasMore = found.next !== null;
  const error = useUserError(failure);
  const isKnown = query !== null;

  return (
    <>
      <AdminTitle>{t('title')}</AdminTitle>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <PeopleSearch
          typed={typed}
          found={isKnown && query === typed ? { count: people.length, hasMore } : null}
          onType={setTyped}
        />
        <ButtonLink variant="edge" href="/admin/people/import" icon={<FileUp className="size-4!" />}>
          {t('import')}
        </ButtonLink>
      </div>
      <FailureNotice
        error={error}
        className="mt-6"
        action={
          <Button variant="edge" isPending={isLoading} onClick={tryAgain}>
            {t('tryAgain')}
          </Button>
        }
      />
      <div className="mt-4" aria-busy={isLoading}>
        {isKnown ? (
          people.length === 0 ? (
            <p className="mt-4 wrap-anywhere text-ink-2">
              {t(hasMore ? 'search.noneYet' : 'search.none', { typed: query.trim() })}
            </p>
          ) : (
            <PeopleTable people={people} />
          )
        ) : failure === null ? (
          <TableSkeleton label={t('loading')} />
        ) : null}
      </div>
      {hasMore ? (
        <Button variant="edge" className="mt-6" isPending={isLoading} onClick={loadMore}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}
