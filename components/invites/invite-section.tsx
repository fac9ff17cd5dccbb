'use client';

import { useTranslations } from 'next-intl';
import { InviteRow, type InviteRowActions } from '@/components/invites/invite-row';
import { TakenBackRow } from '@/components/invites/taken-back-row';
import { RowActionNotice } from '@/components/shell/row-action-notice';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Disclosure } from '@/components/ui/overlays/disclosure';
import { SectionHead } from '@/components/ui/section-head';
import type { RowActions } from '@/lib/core/client/use-row-actions';
import { useNow } from '@/lib/core/client/use-now';
import type { UserError } from '@/lib/errors/to-user-error';
import type { ListedInvite } from '@/lib/invites/client/invite-list';
import { inviteState, nextExpiry } from '@/lib/invites/invite-state';

type InviteSectionProps = Omit<InviteRowActions, 'onRevoke' | 'onReopen'> & {
  /** Null until they are here. */
  invites: readonly ListedInvite[] | null;
  linkOf: (invite: ListedInvite) => string | null;
  /** Why nobody comes by any of them now; undefined when people do. */
  closed: string | undefined;
  /** Why they cannot be read; null when they can. */
  error: UserError | null;
  /** Those that are taken back now or were a moment ago, and those that are let work again. */
  away: RowActions<ListedInvite>;
  back: RowActions<ListedInvite>;
};

/** The links of a room, once it has any. Those that no longer work are kept below, with who came by them. */
export function InviteSection(props: InviteSectionProps) {
  const { invites, linkOf, closed, error, away, back, ...actions } = props;
  const t = useTranslations('invites.room');
  const now = useNow((at) => nextExpiry(invites ?? [], at));
  const isOpen = (invite: ListedInvite) => inviteState(invite, now) === 'open';
  const staysOpen = (invite: ListedInvite) => isOpen(invite) || away.all.has(invite.inviteId);
  const open = invites?.filter(staysOpen) ?? [];
  const over = invites?.filter((invite) => !staysOpen(invite)) ?? [];
  const rowOf = (invite: ListedInvite, list: RowActions<ListedInvite>) => {
    const action = list.all.get(invite.inviteId);
    if (list === away && (action?.isRunning || action?.isDone)) {
      return <TakenBackRow key={invite.inviteId} action={action} actions={away} />;
    }
    return (
      <InviteRow
        key={invite.inviteId}
        {...{ invite, now, closed }}
        isBack={[away.backKey, back.backKey].includes(invite.inviteId)}
        link={linkOf(invite)}
        notice={action ? <RowActionNotice action={action} actions={list} checking={t('checking')} /> : null}
        onRevoke={away.start}
        onReopen={back.start}
        {...actions}
      />
    );
  };

  if (error === null && open.length + over.length === 0) return null;
  return (
    <section aria-labelledby="invites" className="mt-10 tablet:mt-12">
      <SectionHead id="invites" title={t('heading')} />
      <FailureNotice error={error} className="mb-3" />
      {open.length === 0 ? null : (
        <ul className="divide-y divide-line">{open.map((invite) => rowOf(invite, away))}</ul>
      )}
      {over.length === 0 ? null : (
        <Disclosure label={t('over', { count: over.length })} className="mt-3">
          <ul className="divide-y divide-line">{over.map((invite) => rowOf(invite, back))}</ul>
        </Disclosure>
      )}
    </section>
  );
}
