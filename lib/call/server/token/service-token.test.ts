import { builtInProfiles, type BuiltInProfileId } from '@/lib/access/profiles';
import { nothingLocked } from '@/lib/access/layers';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toGrant } from '@/lib/access/to-grant';
import { mintToken } from '@/lib/livekit/server/mint-token';

const videoOf = async (id: BuiltInProfileId) => {
  const profile = builtInProfiles[id];
  const access = resolveAccess({
    policy: {},
    profile,
    room: {},
    live: nothingLocked,
    exception: {},
    session: null,
    now: 0,
  });
  const token = await mintToken({
    apiKey: 'key',
    apiSecret: 'secret-of-at-least-32-characters-!',
    roomName: 'chalktalk_r1',
    identity: 'service-abcdefghij0123456789',
    attributes: {},
    grant: toGrant(access, profile),
  });
  const [, payload = ''] = token.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { video: object }).video;
};

describe('what a service has while it is in a call', () => {
  it('lets a recorder watch unseen, and send nothing', async () => {
    await expect(videoOf('recorder')).resolves.toEqual({
      room: 'chalktalk_r1',
      roomJoin: true,
      canPublish: false,
      canSubscribe: true,
      canPublishData: false,
      canUpdateOwnMetadata: false,
      hidden: true,
      recorder: true,
      agent: false,
    });
  });

  it('lets an agent listen, write and speak', async () => {
    await expect(videoOf('agent')).resolves.toEqual({
      room: 'chalktalk_r1',
      roomJoin: true,
      canPublish: true,
      canPublishSources: ['microphone'],
      canSubscribe: true,
      canPublishData: true,
      canUpdateOwnMetadata: false,
      hidden: false,
      recorder: false,
      agent: true,
    });
  });
});
