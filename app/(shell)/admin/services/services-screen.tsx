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

/** What can be open over the list, beside the form for a new token. */
type OpenDialog = { kind: 'minted'; minted: Minted } | { kind: 'revoke'; service: ListedService };

/** The recorders and agents that may come into rooms: made, listed, taken back. */
export function ServicesScreen() {
  const t = useTranslations('admin.services');
  const nameOf = useServiceName();
  const { services, failure, refresh } = useServices();
  const error = useUserError(failure);
  const minting = useDraftedDialog('admin.services');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [revoked, setRevoked] = useState<Revoked | null>(null);
  const now = useNextEnd(services ?? []);
  const close = () => setDialog(null);
  const newToken = (
    <Button variant="edge" icon={<Plus />} onClick={minting.open}>
      {t('new')}
    </Button>
  );
  const handleRevoke = (service: ListedService) => {
    setRevoked(null);
    setDialog({ kind: 'revoke', service });
  };
  const handleMinted = (minted: Minted) => {
    minting.close();
    setDialog({ kind: 'minted', minted });
    void refresh();
  };
  const handleRevoked = async (done: Revoked) => {
    setRevoked(done);
    await refresh();
  };

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
      {services === null && failure === null ? <ServicesSkeleton /> : null}
      {services?.length === 0 ? (
        <EmptyState className="mt-10" title={t('empty.title')} why={t('empty.line')} action={newToken} />
      ) : null}
      <ServiceLists services={services ?? []} now={now} onRevoke={handleRevoke} />
      <Minting dialog={minting} onMinted={handleMinted} />
      {dialog?.kind === 'minted' ? <MintedToken minted={dialog.minted} now={now} onClose={close} /> : null}
      {dialog?.kind === 'revoke' ? (
        <RevokeDialog service={dialog.service} onClose={close} onRevoked={handleRevoked} />
      ) : null}
    </>
  );
}

/** The time, told again when the next token ends. */
function useNextEnd(services: readonly ListedService[]): number {
  const ends = services.map(({ expiresAt }) => expiresAt);
  return useNow((at) => Math.min(Infinity, ...ends.filter((end) => end > at)));
}

function ServicesSkeleton() {
  const t = useTranslations('admin.services');
  return (
    <div role="status" aria-label={t('loading')} className="mt-8">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="mt-3 h-12 w-full" />
    </div>
  );
}

type ServiceListsProps = {
  services: readonly ListedService[];
  now: number;
  onRevoke: (service: ListedService) => void;
};

/** Those that may come in, and below them those that may no longer. */
function ServiceLists({ services, now, onRevoke }: ServiceListsProps) {
  const t = useTranslations('admin.services');
  const isOpen = (service: ListedService) => serviceState(service, now) === 'open';
  const open = services.filter(isOpen);
  const over = services.filter((service) => !isOpen(service));
  const rows = (some: readonly ListedService[], label: string) => (
    <ul aria-label={label} className="mt-2 border-t border-line">
      {some.map((service) => (
        <ServiceRow key={service.serviceId} {...{ service, now }} onRevoke={() => onRevoke(service)} />
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 ? <div className="mt-6">{rows(open, t('list'))}</div> : null}
      {over.length > 0 ? (
        <section aria-labelledby="over" className="mt-10">
          <h2 id="over" className="text-16 font-semibold">
            {t('over')}
          </h2>
          {rows(over, t('overList'))}
        </section>
      ) : null}
    </>
  );
}

type MintingProps = {
  dialog: ReturnType<typeof useDraftedDialog>;
  onMinted: (minted: Minted) => void;
};

/** The form for a new token, while it is open. */
function Minting({ dialog, onMinted }: MintingProps) {
  const checking = useTranslations('admin')('checking');
  const { faults, state, mint, forget } = useMint(onMinted);
  const error = useUserError(state.failure);
  if (!dialog.isOpen) return null;
  return (
    <MintDialog
      {...{ draft: dialog.draft, faults }}
      notice={state.isChecking ? <Notice tone="info">{checking}</Notice> : <FailureNotice error={error} />}
      isPending={state.isPending}
      onChange={forget}
      onMint={mint}
      onClose={() => {
        forget();
        dialog.close();
      }}
    />
  );
}

type MintedTokenProps = { minted: Minted; now: number; onClose: () => void };

/** Shows the token that was just made. */
function MintedToken({ minted, now, onClose }: MintedTokenProps) {
  const nameOf = useServiceName();
  const { wish, token, url, expiresAt } = minted;
  return (
    <TokenDialog
      name={nameOf(wish)}
      roomName={wish.room.name}
      {...{ token, url, onClose }}
      until={formatMoment(expiresAt, now)}
    />
  );
}
