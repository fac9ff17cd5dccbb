import { noteInAudit } from '@/lib/audit/server/audit-log';
import { endSessionIn } from '@/lib/rooms/server/sessions/end-session';
import { removeMemberFrom } from '@/lib/rooms/server/members/remove-member';
import { endLiveRoomBy, removeFromLiveRoomBy } from './act-in-live-room';
import { media, identityOf, setUp } from './live-rooms.fixture';

jest.mock('@/lib/audit/server/audit-log', () => ({ auditId: jest.fn(), noteInAudit: jest.fn() }));
jest.mock('@/lib/auth/server/account-repository', () => ({ userReference: jest.fn() }));
jest.mock('@/lib/call/server/enforce/enforce-ports', () => ({ enforcePorts: { readPlace: jest.fn() } }));
jest.mock('@/lib/core/server/log');
jest.mock('@/lib/firebase/server/rtdb-rest');
jest.mock('@/lib/livekit/server/livekit-environment');
jest.mock('@/lib/livekit/server/livekit-gateway', () => ({
  livekitGateway: {
    listRoomNames: jest.fn(),
    listParticipants: jest.fn(),
    listIdentities: jest.fn(),
    removeParticipant: jest.fn(() => Promise.resolve()),
    deleteRoom: jest.fn(() => Promise.resolve()),
  },
}));
jest.mock('@/lib/rooms/server/sessions/end-session', () => ({ endSessionIn: jest.fn() }));
jest.mock('@/lib/rooms/server/members/remove-member', () => ({ removeMemberFrom: jest.fn() }));
jest.mock('@/lib/rooms/server/documents/room-references');

describe('an administrator', () => {
  const tellOfEnd = jest.fn();
  const byRosalind = { actorUid: 'rosalind', reason: 'Drew over the board' };

  it('ends a session, or what the media server has left of one', async () => {
    setUp({ seen: {}, noted: [] });
    jest.mocked(endSessionIn).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    await endLiveRoomBy('r1', byRosalind, tellOfEnd);
    expect(endSessionIn).toHaveBeenCalledWith('r1', { ...byRosalind, isByAdministrator: true }, tellOfEnd);
    expect(media.deleteRoom.mock.calls).toEqual([]);
    await endLiveRoomBy('r1', byRosalind, tellOfEnd);
    expect(media.deleteRoom.mock.calls).toEqual([['chalktalk_r1']]);
    // The first end is audited with the session; a repetition removes nobody.
    expect(noteInAudit).not.toHaveBeenCalled();
  });

  it('ends a call without an open session, after auditing it', async () => {
    setUp({ seen: { eve: {}, ben: {} }, noted: [] });
    const phone = `${identityOf('ben')}#phone-phonephone123456`;
    media.listIdentities.mockResolvedValue([identityOf('eve'), identityOf('ben'), phone]);
    jest.mocked(endSessionIn).mockResolvedValueOnce(false);
    media.deleteRoom.mockImplementationOnce(() => {
      expect(noteInAudit).toHaveBeenCalled();
      return Promise.resolve();
    });
    await endLiveRoomBy('r1', byRosalind, tellOfEnd);
    expect(media.deleteRoom.mock.calls).toEqual([['chalktalk_r1']]);
    expect(jest.mocked(noteInAudit).mock.calls[0]?.[1]).toMatchObject({
      action: 'session-ended',
      ...byRosalind,
      roomId: 'r1',
      before: { session: null, joins: 2 },
    });
  });

  it('removes a member from the room', async () => {
    setUp({ seen: { ben: {} }, noted: [], entry: { profile: 'learner', exceptions: {}, epoch: 1 } });
    await removeFromLiveRoomBy('r1', 'ben', byRosalind);
    expect(jest.mocked(removeMemberFrom).mock.calls).toEqual([
      [{ roomId: 'r1', uid: 'ben', remover: 'host', isUndoable: true, ...byRosalind }],
    ]);
    expect(media.removeParticipant.mock.calls).toEqual([]);
  });

  it('removes a participant without a place from the call, after auditing it', async () => {
    setUp({ seen: { eve: {}, ben: {} }, noted: [] });
    media.removeParticipant.mockImplementation(() => {
      expect(noteInAudit).toHaveBeenCalled();
      return Promise.resolve();
    });
    await removeFromLiveRoomBy('r1', 'eve', byRosalind);
    expect(media.removeParticipant.mock.calls).toEqual([['chalktalk_r1', identityOf('eve')]]);
    expect(jest.mocked(noteInAudit).mock.calls[0]?.[1]).toMatchObject({
      action: 'intruder-removed',
      ...byRosalind,
      subjectUid: 'eve',
      roomId: 'r1',
    });
    expect(removeMemberFrom).not.toHaveBeenCalled();
  });
});
