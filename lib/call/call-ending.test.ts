import { DisconnectReason } from 'livekit-client';
import { describeEnding } from './call-ending';

describe('why a call ended', () => {
  it.each([
    [DisconnectReason.CLIENT_INITIATED, 'left', false, true],
    [DisconnectReason.DUPLICATE_IDENTITY, 'elsewhere', false, true],
    [DisconnectReason.SERVER_SHUTDOWN, 'server-restarted', true, true],
    [DisconnectReason.PARTICIPANT_REMOVED, 'removed', false, false],
    [DisconnectReason.ROOM_DELETED, 'ended', false, true],
    [DisconnectReason.STATE_MISMATCH, 'connection-lost', true, true],
    [DisconnectReason.JOIN_FAILURE, 'refused', true, true],
    [DisconnectReason.MIGRATION, 'server-restarted', true, true],
    [DisconnectReason.SIGNAL_CLOSE, 'connection-lost', true, true],
    [DisconnectReason.ROOM_CLOSED, 'ended', false, true],
    [DisconnectReason.CONNECTION_TIMEOUT, 'connection-lost', true, true],
    [DisconnectReason.MEDIA_FAILURE, 'media-failed', true, true],
    [DisconnectReason.UNKNOWN_REASON, 'connection-lost', true, true],
    [undefined, 'connection-lost', true, true],
    [99, 'connection-lost', true, true],
  ] as const)('reason %s is "%s"', (reason, ending, isStageOnly, canRejoin) => {
    expect(describeEnding(reason)).toEqual({ ending, isStageOnly, canRejoin });
  });
});
