'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RevokeDialog, type Revoked } from '@/app/(shell)/admin/services/revoke-dialog';
import { useMint, type Minted } from '@/app/(shell)/admin/services/use-mint';
import { AdminTitle } from '@/components/admin/admin-title';
import { MintDialog } from '@/components/services/mint-dialog';
import { ServiceRow } from '@/components/services/service-row';
import { TokenDialog } from '@/components/services/token-dialog';
import { useServiceName } from '@/components/services/use-service-name';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useDraftedDialog } from '@/lib/auth/client/use-draft';
import { useNow } from '@/lib/core/client/use-now';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { formatMoment } from '@/lib/core/dates';
import { useServices, type ListedService } from '@/lib/services/client/use-services';
import { serviceState } from '@/lib/services/service-state';

/** The recorders and agents that may come into rooms: made, listed, taken back. */
export function ServicesScreen() {
  const t = useTranslations('admin.services');
  const checking = useTranslations('admin')('checking');
  const nameOf = useServiceName();
  const { services, failure, refresh } = useServices();
  const error = useUserError(failure);
  const dialog = useDraftedDialog('admin.services');
  const [minted, setMinted] = useState<Minted | null>(null);
  const [revoking, setRevoking] = useState<ListedService | null>(null);
  const [revoked, setRevoked] = useState<Revoked | null>(null);
  const { faults, state, mint, forget } = useMint((made) => {
    dialog.close();
    setMinted(made);
    void refresh();
  });
  const mintError = useUserError(state.failure);
  const ends = (services ?? []).map(({ expiresAt }) => expiresAt);
  const now = useNow((at) => Math.min(Infinity, ...ends.filter((end) => end > at)));
  const open = (services ?? []).filter((service) => serviceState(service, now) === 'open');
  const over = (services ?? []).filter((service) => serviceState(service, now) !== 'open');
  const closeMint = () => {
    forget();
    dialog.close();
  };
  const newToken = (
    <Button variant="edge" icon={<Plus />} onClick={dialog.open}>
      {t('new')}
    </Button>
  );
  const rows = (some: readonly ListedService[], label: string) => (
    <ul aria-label={label} className="mt-2 border-t border-line">
      {some.map((service) => (
        <ServiceRow
          key={service.serviceId}
          {...{ service, now }}
          onRevoke={() => {
            setRevoked(null);
            setRevoking(service);
          }}
        />
      ))}
    </ul>
  );

  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <AdminTitle>{t('title')}</AdminTitle>
        {services && services.length > 0 ? newToken : null}
      </header>
      <p className="mt-2 max-w-[65ch] text-14 text-ink-2">{t('lead')}</p>
      <FailureNotice error={error} className="mt-4" />
      {revoked ? (
        <Notice tone="moss" className="mt-4">
          {t('revoked', { name: nameOf(revoked.service), wasInside: String(revoked.wasInside ?? 'unknown') })}
        </Notice>
      ) : null}
      {services === null && failure === null ? (
        <div role="status" aria-label={t('loading')} className="mt-8">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="mt-3 h-12 w-full" />
        </div>
      ) : null}
      {services?.length === 0 ? (
        <EmptyState className="mt-10" title={t('empty.title')} why={t('empty.line')} action={newToken} />
      ) : null}
      {open.length > 0 ? <div className="mt-6">{rows(open, t('list'))}</div> : null}
      {over.length > 0 ? (
        <section aria-labelledby="over" className="mt-10">
          <h2 id="over" className="text-16 font-semibold">
            {t('over')}
          </h2>
          {rows(over, t('overList'))}
        </section>
      ) : null}
      {dialog.isOpen ? (
        <MintDialog
          {...{ draft: dialog.draft, faults }}
          notice={
            state.isChecking ? <Notice tone="info">{checking}</Notice> : <FailureNotice error={mintError} />
          }
          isPending={state.isPending}
          onChange={forget}
          onMint={mint}
          onClose={closeMint}
        />
      ) : null}
      {minted ? (
        <TokenDialog
          name={nameOf(minted.wish)}
          roomName={minted.wish.room.name}
          token={minted.token}
          url={minted.url}
          until={formatMoment(minted.expiresAt, now)}
          onClose={() => setMinted(null)}
        />
      ) : null}
      {revoking ? (
        <RevokeDialog
          service={revoking}
          onClose={() => setRevoking(null)}
          onRevoked={async (done) => {
            setRevoked(done);
            await refresh();
          }}
        />
      ) : null}
    </>
  );
}
