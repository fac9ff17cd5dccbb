import fc from 'fast-check';
import { mintToken } from './mint-token';
import type { PermissionGrant } from '../permission-grant';
import { trackSources } from './track-sources';

const sources = Object.keys(trackSources) as (keyof typeof trackSources)[];

/** Every grant that the type allows, even those of no profile. */
const grants: fc.Arbitrary<PermissionGrant> = fc
  .record({
    canPublish: fc.boolean(),
    canSubscribe: fc.boolean(),
    canPublishData: fc.boolean(),
    canUpdateOwnMetadata: fc.constant(false as const),
    hidden: fc.boolean(),
    recorder: fc.boolean(),
    agent: fc.boolean(),
    canPublishSources: fc.subarray(sources, { minLength: 1 }),
  })
  .map(({ canPublishSources, ...flags }) => (flags.canPublish ? { ...flags, canPublishSources } : flags));

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('a token of the media server', () => {
  it('holds exactly the grant, and never a power over rooms', async () => {
    await fc.assert(
      fc.asyncProperty(
        grants,
        fc.string({ minLength: 1 }),
        fc.dictionary(fc.string(), fc.string()),
        async (grant, identity, attributes) => {
          const token = await mintToken({
            apiKey: 'key',
            apiSecret: 'secret-of-at-least-32-characters-!',
            roomName: 'chalktalk_r1',
            identity,
            attributes,
            grant,
          });
          const { video, ...claims } = claimsOf(token);
          expect(video).toEqual({ room: 'chalktalk_r1', roomJoin: true, ...grant });
          expect(Object.keys(claims).sort()).toEqual(['attributes', 'exp', 'iss', 'nbf', 'sub']);
          const powers = [
            'roomAdmin',
            'roomCreate',
            'roomList',
            'roomRecord',
            'ingressAdmin',
            'destinationRoom',
          ];
          expect(powers.filter((power) => power in (video as object))).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });
});
