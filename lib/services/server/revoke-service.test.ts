import { writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { newOutboxEntry } from '@/lib/rooms/outbox/outbox-entry';
import { enqueue } from '@/lib/rooms/server/outbox/enqueue';
import { deliver, deliverPending } from '@/lib/rooms/server/outbox/deliver';
import type { Service } from '@/lib/services/schema';
import { revokeService } from './revoke-service';

jest.mock('@/lib/audit/server/audit-log', () => ({
  writeAudit: jest.fn(),
  auditId: (...parts: string[]) => parts.join('_'),
}));
jest.mock('@/lib/firebase/server/run-transaction');
jest.mock('@/lib/livekit/server/livekit-environment');
jest.mock('@/lib/livekit/server/livekit-gateway', () => ({ livekitGateway: { findParticipant: jest.fn() } }));
jest.mock('@/lib/rooms/server/outbox/enqueue', () => ({ enqueue: jest.fn() }));
jest.mock('@/lib/rooms/server/outbox/deliver', () => ({ deliver: jest.fn(), deliverPending: jest.fn() }));
jest.mock('@/lib/rooms/server/documents/media-room', () => ({
  readMediaRoomName: () => Promise.resolve('chalktalk_r1'),
}));
jest.mock('@/lib/rooms/server/outbox/watch-closely');
jest.mock('@/lib/services/server/service-reference');

const serviceId = 'abcdefghij0123456789';
const open: Service = {
  kind: 'recorder',
  roomId: 'r1',
  label: 'Lecture capture',
  mintedBy: 'rosalind',
  mintedAt: 1,
  expiresAt: 9,
  revokedAt: null,
  arrived: null,
  left: null,
};

const media = jest.mocked(livekitGateway);
const update = jest.fn<undefined, [reference: unknown, changes: object]>();

const revoke = (service: Service | undefined, isThere: boolean | 'away' = false) => {
  jest.resetAllMocks();
  const transaction = { get: () => Promise.resolve({ data: () => service }), update };
  jest.mocked(runTransaction).mockImplementation((work) => work(transaction as never));
  jest.mocked(readLivekitEnvironment).mockReturnValue({ roomPrefix: 'chalktalk' } as never);
  jest.mocked(enqueue).mockImplementation((_, { roomId }, notice, now) => ({
    id: 'o1',
    ...newOutboxEntry({ ...notice, roomId }, now),
  }));
  if (isThere === 'away')
    media.findParticipant.mockRejectedValue(new AppError('call/media-server-unreachable'));
  else media.findParticipant.mockResolvedValue(isThere ? ({} as never) : null);
  return revokeService(serviceId, 'rosalind');
};

describe('taking a token back', () => {
  it.each([true, false])('says whether it was in the call (%s), and puts it out', async (isThere) => {
    await expect(revoke(open, isThere)).resolves.toEqual({ wasInside: isThere });
    expect(update.mock.calls[0]?.[1]).toEqual({ revokedAt: expect.any(Number) as unknown });
    expect(jest.mocked(writeAudit).mock.calls[0]?.[2]).toMatchObject({
      action: 'service-revoked',
      actorUid: 'rosalind',
      roomId: 'r1',
      before: { profile: 'recorder', service: serviceId },
    });
    expect(jest.mocked(deliver).mock.calls[0]?.[0][0]).toMatchObject({
      roomId: 'r1',
      mirror: [{ kind: 'service', serviceId }],
      media: { kind: 'remove-identity', identity: `service-${serviceId}` },
    });
  });

  it('succeeds when the media server cannot be asked, and delivers the removal later', async () => {
    await expect(revoke(open, 'away')).resolves.toEqual({ wasInside: false });
    expect(update).toHaveBeenCalled();
    expect(deliver).toHaveBeenCalled();
  });

  it('writes nothing the second time, and finishes what was cut off', async () => {
    await expect(revoke({ ...open, revokedAt: 5 })).resolves.toEqual({ wasInside: false });
    expect(update).not.toHaveBeenCalled();
    expect(writeAudit).not.toHaveBeenCalled();
    expect(deliverPending).toHaveBeenCalledWith('r1', {});
  });

  it('is refused where there is none', async () => {
    await expect(revoke(undefined)).rejects.toEqual(new AppError('services/not-found'));
  });
});
