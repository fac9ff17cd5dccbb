import 'server-only';
import { addLearnersCallable } from '@/lib/groups/server/add-learners';
import { addToGroupCallable, addMemberToGroupCallable } from '@/lib/groups/server/add-to-group';
import { signInWithCardCallable } from '@/lib/groups/server/cards/sign-in-with-card';
import { createGroupCallable } from '@/lib/groups/server/create-group';
import { inviteGroupCallable, removeGroupFromRoomCallable } from '@/lib/groups/server/place-group';
import { revokeCardsCallable } from '@/lib/groups/server/cards/learner-cards';
import { listPinsCallable, resetPinsCallable } from '@/lib/groups/server/cards/learner-pins';
import { moveLearnersCallable } from '@/lib/groups/server/move-learners';
import { erasingCallables } from '@/lib/groups/server/erasing-callables';
import { giveGroupCallable } from '@/lib/groups/server/give-group';
import { removeFromGroupCallable } from '@/lib/groups/server/remove-from-group';
import type { AccountErasing } from '@/lib/groups/server/remove-learners';
import { renameGroupCallable } from '@/lib/groups/server/rename-group';

/** Every callable about groups; the domain of accounts supplies how accounts are deleted. */
export const groupCallables = (accounts: AccountErasing) => [
  ...erasingCallables(accounts),
  giveGroupCallable,
  createGroupCallable,
  renameGroupCallable,
  addLearnersCallable,
  addToGroupCallable,
  addMemberToGroupCallable,
  removeFromGroupCallable,
  listPinsCallable,
  resetPinsCallable,
  revokeCardsCallable,
  moveLearnersCallable,
  inviteGroupCallable,
  removeGroupFromRoomCallable,
  signInWithCardCallable,
];
