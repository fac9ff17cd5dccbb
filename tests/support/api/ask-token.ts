import { tokenPath, type TokenAnswer } from '@/lib/call/token-contract';
import { ask, type DoorAnswer, type DoorRequest } from './ask';

/** Asks to be let into the call of a room. */
export const askToken = (roomId: string, request: DoorRequest): Promise<DoorAnswer> =>
  ask(tokenPath(roomId), { body: '{}', ...request });

/** Asks for a token, for the join that the page holds already or for a new one; throws when it is refused. */
export async function getToken(roomId: string, token: string, joinId?: string): Promise<TokenAnswer> {
  const { status, json, text } = await askToken(roomId, { token, body: JSON.stringify({ joinId }) });
  if (status !== 200) throw new Error(`The token route answered ${status}: ${text}`);
  return json as TokenAnswer;
}
