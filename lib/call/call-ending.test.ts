import { DisconnectReason } from 'livekit-client';
import { describeEnding, fateOfHeld, otherTabGone, roomLocked, stillOutside } from './call-ending';

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

describe('what somebody holds in a call', () => {
  it.each([
    ['ends with it', 'ends', describeEnding(DisconnectReason.ROOM_DELETED)],
    ['ends when they are taken out', 'ends', describeEnding(DisconnectReason.PARTICIPANT_REMOVED)],
    ['ends when a lock kept them out', 'ends', roomLocked],
    ['goes over to the tab that took it over', 'moves', describeEnding(DisconnectReason.DUPLICATE_IDENTITY)],
    ['goes over, also when that tab has gone', 'moves', otherTabGone],
    ['stays over a break', 'stays', describeEnding(DisconnectReason.SIGNAL_CLOSE)],
    ['stays while coming back does not work', 'stays', stillOutside],
    ['stays over a reload', 'stays', describeEnding(DisconnectReason.CLIENT_INITIATED)],
  ] as const)('%s', (_, fate, outcome) => {
    expect(fateOfHeld(outcome)).toBe(fate);
  });
});
