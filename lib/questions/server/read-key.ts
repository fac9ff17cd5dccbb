import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { readKey } from '@/lib/questions/contract';
import { keyReference } from '@/lib/questions/server/question-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Throws `questions/not-found`. */
export const readKeyCallable = roomCallable(readKey, 'question:run', async ({ input }) => {
  const key = (await keyReference(input).get()).data();
  if (!key) throw new AppError('questions/not-found');
  return { key };
});
