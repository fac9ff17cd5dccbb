import { RpcError, RoomEvent, type RpcInvocationData } from 'livekit-client';
import { EventEmitter } from 'node:events';
import type * as Enforcers from '@/lib/access/enforcers';
import { listHeldBy, type HeldBy } from '@/lib/access/enforcers';
import { mayCarry } from '@/lib/access/data-capabilities';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toJoinClaims } from '@/lib/rooms/admission/join-claims';
import type { PersonProfileId } from '@/lib/access/profiles';
import { openDataReceiver } from '@/lib/livekit/client/data-receiver';
import type { DataRoom } from '@/lib/livekit/client/data-room';
import { encodeMessage } from '@/lib/livekit/data-message';
import type * as Topics from '@/lib/livekit/data-topics';
import type { DataTopic } from '@/lib/livekit/data-topics';
import { mintToken } from '@/lib/livekit/server/mint-token';
import { accessRows, layersOf, layerSizes, type AccessRow } from './access-rows';
import { askInRows, isDataCapability, matrixTitle } from './one-matrix';

// Most of what travels as data has no topic yet, and the door has to be right before the first one stands behind it:
// beside the real topics each capability has one here.
jest.mock('@/lib/livekit/data-topics', () => {
  const real = jest.requireActual<typeof Topics>('@/lib/livekit/data-topics');
  const { listHeldBy: list } = jest.requireActual<typeof Enforcers>('@/lib/access/enforcers');
  const pattern = real.dataTopics['ask-to-unmute'];
  const probes = list('receivers').map((capability) => [`probe ${capability}`, { ...pattern, capability }]);
  const dataTopics = { ...real.dataTopics, ...(Object.fromEntries(probes) as object) };
  return { ...real, dataTopics, isDataTopic: (name: unknown) => Object.hasOwn(dataTopics, String(name)) };
});

const rows = accessRows.map((row) => ({ row, access: resolveAccess(row.input) }));

const joinId = 'abcdefgh12345678';
const claimsOf = (row: AccessRow) =>
  toJoinClaims({
    mediaRoom: 'matrix',
    uid: 'anybody',
    joinId,
    name: 'Anybody',
    profile: row.profile.id as PersonProfileId,
    kind: 'account',
    access: resolveAccess(row.input),
    isStrict: false,
  });

/** Page, rules and media server are asked about the same rows beside this, in `tests/rules` and in `tests/e2e/api`. */
describe('One matrix:', () => {
  it('The table has every pair of layers, and at least 300 rows', () => {
    const pairs = new Set(
      accessRows.flatMap((row) => {
        const layers = layersOf(row);
        return layers.flatMap((one, index) => layers.slice(index + 1).map((other) => `${one}, ${other}`));
      }),
    );
    const expected = layerSizes.flatMap((size, index) =>
      layerSizes.slice(index + 1).map((other) => size * other),
    );
    expect(pairs.size).toBe(expected.reduce((sum, product) => sum + product, 0));
    expect(accessRows.length).toBeGreaterThanOrEqual(300);
  });

  it(matrixTitle('token'), async () => {
    const asked = askInRows('token');
    for (const { row, access } of rows) {
      const claims = readClaims(await mintToken({ apiKey: 'key', apiSecret, ...claimsOf(row) }));
      const video = claims['video'] as Record<string, unknown>;
      const sources = (video['canPublishSources'] ?? []) as string[];
      const { may = '' } = claims['attributes'] as Record<string, string>;
      const rights: Record<Exclude<HeldBy<'token'>, HeldBy<'receivers'>>, boolean> = {
        'mic:publish': sources.includes('microphone'),
        'camera:publish': sources.includes('camera'),
        'screen:publish': sources.includes('screen_share') && sources.includes('screen_share_audio'),
        'room:subscribe': video['canSubscribe'] === true,
        'data:send': video['canPublishData'] === true,
        'metadata:update': video['canUpdateOwnMetadata'] !== false,
      };
      for (const [capability, answer] of Object.entries(rights) as [keyof typeof rights, boolean][]) {
        asked.note(row, capability, access[capability].allowed, answer);
      }
      for (const capability of listHeldBy('receivers')) {
        asked.note(
          row,
          capability,
          isDataCapability(access, capability),
          may.split(' ').includes(capability),
        );
      }
      expect(video['canPublish']).toBe(sources.length > 0);
      // None that is about more than this person in this room.
      expect(Object.keys(video).filter((name) => /^room[A-Z]|Admin$/.test(name))).toEqual(['roomJoin']);
    }
    expect(asked.findFaults()).toEqual([]);
  });

  it(matrixTitle('receivers'), async () => {
    const asked = askInRows('receivers');
    for (const { row, access } of rows) {
      const { identity, attributes } = claimsOf(row);
      const sender = { identity, attributes };
      const events = new EventEmitter();
      const methods = new Map<string, (data: RpcInvocationData) => Promise<string>>();
      const room = Object.assign(events, {
        remoteParticipants: new Map([[identity, sender]]),
        engine: new EventEmitter(),
        registerRpcMethod: (name: string, answer: (data: RpcInvocationData) => Promise<string>) =>
          void methods.set(name, answer),
        registerTextStreamHandler: () => undefined,
        registerByteStreamHandler: () => undefined,
      });
      const door = openDataReceiver({
        room: room as unknown as DataRoom,
        may: mayCarry,
        findPictureType: () => null,
        now: () => 0,
      });
      for (const capability of listHeldBy('receivers')) {
        const topic = `probe ${capability}` as DataTopic;
        const message = encodeMessage(topic, { device: 'microphone' });
        let heard = 0;
        door.listen(topic, () => (heard += 1));
        door.answer(topic, () => (heard += 1));
        events.emit(RoomEvent.DataReceived, new TextEncoder().encode(message), sender, undefined, topic);
        const called = await methods
          .get(topic)?.({ callerIdentity: identity, payload: message, requestId: '1', responseTimeout: 1 })
          .catch((thrown: unknown) => thrown);
        const expected = isDataCapability(access, capability);
        asked.note(row, capability, expected, heard > 0);
        // By both ways or by none.
        expect(heard).toBe(expected ? 2 : 0);
        expect(called instanceof RpcError).toBe(!expected);
      }
    }
    expect(asked.findFaults()).toEqual([]);
  });
});

const apiSecret = 'a secret that is long enough to sign with';
const readClaims = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
