import 'server-only';
import { takePage } from '@/lib/class/contract';
import { copyPages } from '@/lib/class/server/copy-pages';
import { handoutsOf } from '@/lib/class/server/handout-reference';
import { AppError } from '@/lib/errors/app-error';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** The rules decide who writes on it. Throws `class/no-handout`, `documents/unreadable` and `server/unavailable`. */
export const takePageCallable = roomCallable(takePage, 'room:read', async ({ caller, input }) => {
  const { roomId, handoutId } = input;
  const handout = await handoutsOf(roomId).doc(handoutId).get();
  if (!handout.exists) throw new AppError('class/no-handout');
  await copyPages({ roomId, handoutId }, [caller.uid]);
  return {};
});
