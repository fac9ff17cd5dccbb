import { presets } from '@/lib/access/presets';
import { AppError } from '@/lib/errors/app-error';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import type { Room } from '@/lib/rooms/schema';
import type { Service } from '@/lib/services/schema';
import { serviceReference } from '@/lib/services/server/service-reference';
import { revealToken } from './mint-service';

jest.mock('@/lib/livekit/server/livekit-environment');
jest.mock('@/lib/rooms/server/documents/media-room', () => ({
  readMediaRoomName: () => Promise.resolve('chalktalk_r1'),
}));
jest.mock('@/lib/rooms/server/documents/room-references');
jest.mock('@/lib/services/server/service-reference');

const serviceId = 'abcdefghij0123456789';
const room: Room = {
  name: 'Algebra',
  preset: 'lesson',
  settings: presets.lesson.settings,
  ownerUid: 'ada',
  createdAt: 1,
};
const service: Service = {
  kind: 'agent',
  roomId: 'r1',
  label: 'Captions',
  mintedBy: 'rosalind',
  mintedAt: 1,
  expiresAt: Date.now() + 60 * 60_000,
  revokedAt: null,
  arrived: null,
  left: null,
};
const document = (data: unknown) => ({ get: () => Promise.resolve({ data: () => data }) }) as never;

type Claims = { sub: string; exp: number; nbf: number; attributes: object; video: Record<string, unknown> };

const reveal = async (there: { service?: Service; room?: Room } = { service, room }) => {
  jest.mocked(serviceReference).mockReturnValue(document(there.service));
  jest.mocked(roomReference).mockReturnValue(document(there.room));
  jest.mocked(readLivekitEnvironment).mockReturnValue({
    url: 'wss://media.example',
    apiUrl: 'https://media.example',
    apiKey: 'key',
    apiSecret: 'secret-of-at-least-32-characters-!',
    roomPrefix: 'chalktalk',
  });
  const { token, ...rest } = await revealToken(serviceId);
  const [, payload = ''] = token.split('.');
  return { ...rest, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims };
};

describe('the token that an administrator is shown', () => {
  it('is for one room, one name and one time', async () => {
    const { claims, url, expiresAt } = await reveal();
    expect(url).toBe('wss://media.example');
    expect(expiresAt).toBe(service.expiresAt);
    expect(claims).toMatchObject({
      sub: `service-${serviceId}`,
      attributes: { name: 'Captions', profile: 'agent', kind: 'service' },
      video: { room: 'chalktalk_r1', roomJoin: true },
    });
    expect(Math.abs(claims.exp * 1000 - service.expiresAt)).toBeLessThanOrEqual(2000);
  });

  it('ends when the first one did, however late it is made again', async () => {
    const soon = { ...service, expiresAt: Date.now() + 5000 };
    const { claims } = await reveal({ service: soon, room });
    expect(claims.exp * 1000).toBeLessThanOrEqual(soon.expiresAt + 1000);
  });

  it('lets nobody hear, say or send anything, also where entry is not strict', async () => {
    const { claims } = await reveal();
    expect(claims.video).toEqual({
      room: 'chalktalk_r1',
      roomJoin: true,
      canSubscribe: false,
      canPublish: false,
      canPublishData: false,
      canUpdateOwnMetadata: false,
      hidden: true,
      recorder: false,
      agent: false,
    });
  });

  it('is made for nothing that is not there', async () => {
    await expect(reveal({ room })).rejects.toEqual(new AppError('services/not-found'));
    await expect(reveal({ service })).rejects.toEqual(new AppError('rooms/not-found'));
  });
});
