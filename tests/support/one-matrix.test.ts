import type { Capability } from '@/lib/access/capabilities';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toCarried } from '@/lib/access/carried';
import { toGrant } from '@/lib/access/to-grant';
import { findSendingDenial, listSendable, type Sendable } from '@/lib/call/publish-rights';
import { mintToken } from '@/lib/livekit/server/mint-token';
import { accessRows, layersOf, layerSizes } from './access-rows';

const rows = accessRows.map((row) => ({ row, access: resolveAccess(row.input) }));

/** The rules and the media server are asked about the same rows in `tests/rules` and `tests/e2e/doors`. */
describe('One matrix: page and token', () => {
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

  it('The page offers to send exactly what is allowed, and has a reason for the rest', () => {
    const kinds = { microphone: 'mic:publish', camera: 'camera:publish', screen: 'screen:publish' } as const;
    for (const { access } of rows) {
      const allowed = (Object.keys(kinds) as Sendable[]).filter((kind) => access[kinds[kind]].allowed);
      expect(listSendable(access)).toEqual(allowed);
      for (const kind of Object.keys(kinds) as Sendable[]) {
        const denial = findSendingDenial(access, kind);
        expect(denial?.reason).toBe(allowed.includes(kind) ? undefined : access[kinds[kind]].reason);
      }
      const carried = toCarried(access).split(' ').filter(Boolean);
      expect(carried.every((name) => access[name as Capability].allowed)).toBe(true);
    }
    console.info(`One matrix: ${rows.length} rows agree with the page.`);
  });

  it('The token says the same', async () => {
    for (const { row, access } of rows) {
      const token = await mintToken({
        apiKey: 'key',
        apiSecret: 'a secret that is long enough to sign with',
        roomName: 'matrix',
        identity: 'anybody',
        attributes: { profile: row.profile.id },
        grant: toGrant(access, row.profile),
      });
      const video = readClaims(token)['video'] as Record<string, unknown>;
      const sources = (video['canPublishSources'] ?? []) as string[];
      const may = (capability: Capability) => access[capability].allowed && !row.profile.hidden;
      expect([
        sources.includes('microphone'),
        sources.includes('camera'),
        sources.includes('screen_share'),
        video['canPublishData'],
        video['canSubscribe'],
      ]).toEqual([
        may('mic:publish'),
        may('camera:publish'),
        may('screen:publish'),
        may('data:send'),
        access['room:subscribe'].allowed,
      ]);
      expect(video['canPublish']).toBe(sources.length > 0);
      expect([video['roomAdmin'], video['roomCreate'], video['roomList'], video['roomRecord']]).toEqual(
        Array.from({ length: 4 }, () => undefined),
      );
    }
    console.info(`One matrix: ${rows.length} rows agree with the token.`);
  });
});

const readClaims = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
