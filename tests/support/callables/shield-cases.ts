import type { Firestore } from 'firebase-admin/firestore';
import { tokenPath } from '@/lib/call/token-contract';
import { changeShield, muteAll, reviewHosts } from '@/lib/shield/contract';
import { ask } from '@/tests/support/api/ask';
import type { CallableCase } from '@/tests/support/api/callable-case';
import type { Scene } from '@/tests/support/api/scene';

/** The sessions of scenes, by room, for the callables that name one. */
const sessions = new Map<string, string>();

/** A host at the door: a session is prepared, with nobody inside. */
export async function prepareSession({ roomId, host }: Scene): Promise<void> {
  const { status, text } = await ask(tokenPath(roomId), { token: host.token, body: '{}' });
  if (status !== 200) throw new Error(`No session could be prepared: ${text}`);
  const { sessionId } = JSON.parse(text) as { sessionId: string };
  sessions.set(roomId, sessionId);
}

/** The session that was prepared for a scene; another name where none was. */
export const sessionOf = ({ roomId }: Scene): string => sessions.get(roomId) ?? 'none';

export const countActions = async (firestore: Firestore, roomId: string, action: string): Promise<number> => {
  const rows = await firestore.collection('audit').where('roomId', '==', roomId).get();
  return rows.docs.filter((row) => row.get('action') === action).length;
};

/** What hosts do to everyone in a call. */
export const shieldCases: readonly CallableCase[] = [
  {
    contract: changeShield,
    capability: 'member:moderate',
    input: ({ roomId }) => ({
      roomId,
      change: { kind: 'switch', capability: 'mic:publish', to: 'ask' },
    }),
    otherInput: ({ roomId }) => ({ roomId, change: { kind: 'pause', isPaused: true } }),
    partOf: (field, value) =>
      field === 'change' && value !== null && typeof value === 'object' && !Array.isArray(value)
        ? 'change.kind'
        : field,
    prepare: prepareSession,
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'shield-changed'),
  },
  {
    contract: muteAll,
    capability: 'member:moderate',
    input: ({ roomId }) => ({ roomId, sessionId: sessions.get(roomId) ?? 'none' }),
    otherInput: ({ roomId }) => ({ roomId, sessionId: 'another' }),
    prepare: prepareSession,
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'all-muted'),
  },
  {
    contract: reviewHosts,
    capability: null,
    input: (scene) => ({ roomId: scene.roomId, sessionId: sessionOf(scene) }),
    otherInput: ({ roomId }) => ({ roomId, sessionId: 'another' }),
    prepare: prepareSession,
    // Nobody has been there: nothing begins.
    countEffects: () => Promise.resolve(1),
  },
];
