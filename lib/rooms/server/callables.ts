import 'server-only';
import { setExceptionCallable } from '@/lib/rooms/server/access/set-exception';
import { takeBackExceptionCallable } from '@/lib/rooms/server/access/take-back-exception';
import { createRoomCallable } from '@/lib/rooms/server/lifecycle/create-room';
import { deleteOwnedRoomCallable, deleteRoomCallable } from '@/lib/rooms/server/lifecycle/delete-room';
import {
  archiveRoomCallable,
  chooseRoomPictureCallable,
  updateRoomCallable,
} from '@/lib/rooms/server/lifecycle/update-room';
import { addMemberCallable } from '@/lib/rooms/server/members/add-member';
import { giveRoomCallable } from '@/lib/rooms/server/members/give-room';
import { answerOfferCallable, offerRoomCallable } from '@/lib/rooms/server/members/hand-over';
import { leaveRoomCallable } from '@/lib/rooms/server/members/leave-room';
import { removeMemberCallable } from '@/lib/rooms/server/members/remove-member';
import { restoreMemberCallable } from '@/lib/rooms/server/members/restore-member';
import { finishChangesCallable } from '@/lib/rooms/server/outbox/finish-changes';
import { endSessionCallable } from '@/lib/rooms/server/sessions/end-session';

/** What concerns a room as a whole, and who is in it. */
export const roomCallables = [
  createRoomCallable,
  updateRoomCallable,
  archiveRoomCallable,
  chooseRoomPictureCallable,
  deleteRoomCallable,
  endSessionCallable,
  finishChangesCallable,
  addMemberCallable,
  removeMemberCallable,
  restoreMemberCallable,
  setExceptionCallable,
  takeBackExceptionCallable,
  leaveRoomCallable,
  offerRoomCallable,
  answerOfferCallable,
  giveRoomCallable,
  deleteOwnedRoomCallable,
];
