import { getToken } from '@/tests/e2e/api/support/ask-token';
import { readDatabase } from '@/tests/e2e/api/support/database';
import { mediaUrl } from '@/tests/e2e/api/support/media-server';
import { connectBot } from '@/tests/support/services/media-bot';
import { getIdToken, type Person } from '@/tests/support/person';
import { expect } from '@/tests/support/test';

/** Brings somebody into the call without a page of ours. */
export async function enter(roomId: string, person: Person) {
  const { identity, sessionId, token } = await getToken(roomId, await getIdToken(person));
  const bot = await connectBot(mediaUrl(), token);
  await expect.poll(() => readDatabase(`inside/${roomId}/${person.uid}`)).not.toBeNull();
  return { identity, sessionId, bot };
}
