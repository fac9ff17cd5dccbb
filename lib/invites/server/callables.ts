import 'server-only';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import { becomeAccount } from '@/lib/invites/contract';
import { makeAccountOf } from '@/lib/auth/server/guests/become-account';
import { createInviteCallable } from '@/lib/invites/server/create-invite';
import { inviteByEmailCallable } from '@/lib/invites/server/invite-by-email';
import { joinAsGuestCallable } from '@/lib/invites/server/join-as-guest';
import { listInvitesCallable, revokeInviteCallable } from '@/lib/invites/server/manage-invites';
import { peekInviteCallable, openInviteCallable } from '@/lib/invites/server/peek-invite';
import { redeemInviteCallable } from '@/lib/invites/server/redeem-invite';

const becomeAccountCallable = bindCallable(becomeAccount, {
  // It changes only the caller's own account, and the identity service confirms that they have a way to sign in.
  permit: () => Promise.resolve(permitted(null)),
  run: ({ caller }) => makeAccountOf(caller.uid),
});

export const inviteCallables = [
  createInviteCallable,
  listInvitesCallable,
  revokeInviteCallable,
  inviteByEmailCallable,
  peekInviteCallable,
  openInviteCallable,
  joinAsGuestCallable,
  redeemInviteCallable,
  becomeAccountCallable,
];
