'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InviteRow, type InviteRowActions } from '@/components/invites/invite-row';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { SectionHead } from '@/components/ui/section-head';
import { useNow } from '@/lib/core/client/use-now';
import type { ListedInvite } from '@/lib/invites/client/invite-list';
import { inviteState, nextExpiry } from '@/lib/invites/invite-state';

type InviteSectionProps = InviteRowActions & {
  /** Null until they are here. */
  invites: readonly ListedInvite[] | null;
  linkOf: (invite: ListedInvite) => string | null;
  /** Why the reader has nothing to do with invites; undefined for those who manage them. */
  denied: string | undefined;
  /** Why nobody comes by any of them now; undefined when people do. */
  closed: string | undefined;
  /** What went wrong, or can be undone. */
  notice: ReactNode;
  onCreate: () => void;
};

/** The links of a room. Those that no longer work are kept below, with who came by them. */
export function InviteSection(props: InviteSectionProps) {
  const { invites, linkOf, denied, closed, notice, onCreate, ...actions } = props;
  const t = useTranslations('invites.room');
  const now = useNow((at) => nextExpiry(invites ?? [], at));
  const isOpen = (invite: ListedInvite) => inviteState(invite, now) === 'open';
  const open = invites?.filter(isOpen) ?? [];
  const over = invites?.filter((invite) => !isOpen(invite)) ?? [];
  const toRow = (invite: ListedInvite) => (
    <InviteRow
      key={invite.inviteId}
      invite={invite}
      link={linkOf(invite)}
      {...{ now, closed }}
      {...actions}
    />
  );

  return (
    <section aria-labelledby="invites" className="mt-10 tablet:mt-12">
      <SectionHead id="invites" title={t('heading')}>
        <Button
          variant="edge"
          size={32}
          icon={<Plus />}
          aria-haspopup="dialog"
          deniedReason={denied ?? closed}
          onClick={onCreate}
        >
          {t('create')}
        </Button>
      </SectionHead>
      {notice}
      {denied !== undefined || invites?.length === 0 ? (
        <p className="max-w-[60ch] text-ink-2">{t(denied === undefined ? 'none' : 'noneForYou')}</p>
      ) : null}
      {open.length === 0 ? null : <ul className="divide-y divide-line">{open.map(toRow)}</ul>}
      {over.length === 0 ? null : (
        <Disclosure label={t('over', { count: over.length })} className="mt-3">
          <ul className="divide-y divide-line">{over.map(toRow)}</ul>
        </Disclosure>
      )}
    </section>
  );
}
