import { RoomServiceClient, ServerError, TrackSource } from 'livekit-server-sdk';
import { livekitGateway } from './livekit-gateway';

// The gateway must meet the same error classes as this suite.
jest.mock('livekit-server-sdk', () => jest.requireActual<object>('livekit-server-sdk'));

const absent = new ServerError('NotFound', 'participant does not exist', 404, 'not_found');

beforeEach(() => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    LIVEKIT_URL: 'ws://127.0.0.1:7880',
    LIVEKIT_API_KEY: 'key',
    LIVEKIT_API_SECRET: 'secret-of-at-least-32-characters-!',
  });
});

const fail = (method: keyof RoomServiceClient, error: Error) =>
  jest.spyOn(RoomServiceClient.prototype, method).mockRejectedValue(error);

describe('the media server', () => {
  it('makes rooms that close by themselves, with the hard limit of people', async () => {
    const createRoom = jest.spyOn(RoomServiceClient.prototype, 'createRoom').mockResolvedValue({} as never);
    await livekitGateway.createRoom({ name: 'chalktalk_r1', maxParticipants: 60 });
    expect(createRoom).toHaveBeenCalledWith({
      name: 'chalktalk_r1',
      maxParticipants: 60,
      emptyTimeout: 300,
      departureTimeout: 20,
    });
  });

  it('is not asked to remove what is gone already', async () => {
    fail('deleteRoom', absent);
    fail('removeParticipant', absent);
    fail('listParticipants', absent);
    await expect(livekitGateway.deleteRoom('chalktalk_r1')).resolves.toBeUndefined();
    await expect(livekitGateway.removeParticipant('chalktalk_r1', 'ada')).resolves.toBeUndefined();
    await expect(livekitGateway.listIdentities('chalktalk_r1')).resolves.toEqual([]);
  });

  it('mutes only the open microphones of the chosen people', async () => {
    const track = (sid: string, source: TrackSource, muted = false) => ({ sid, source, muted });
    const participants = [
      { identity: 'ada', tracks: [track('m1', TrackSource.MICROPHONE), track('c1', TrackSource.CAMERA)] },
      { identity: 'emmy', tracks: [track('m2', TrackSource.MICROPHONE)] },
      { identity: 'carl', tracks: [track('m3', TrackSource.MICROPHONE, true)] },
    ];
    jest.spyOn(RoomServiceClient.prototype, 'listParticipants').mockResolvedValue(participants as never);
    const mute = jest.spyOn(RoomServiceClient.prototype, 'mutePublishedTrack').mockResolvedValue({} as never);

    const isMeant = ({ identity }: { identity: string }) => identity !== 'emmy';
    await expect(livekitGateway.muteTracks('r', 'microphone', isMeant)).resolves.toEqual(['ada']);
    expect(mute.mock.calls).toEqual([['r', 'ada', 'm1', true]]);
    await expect(livekitGateway.muteTracks('r', 'camera', isMeant)).resolves.toEqual(['ada']);
    expect(mute.mock.calls[1]).toEqual(['r', 'ada', 'c1', true]);
  });

  it('ends the shared screens of the chosen people, and keeps all their other rights', async () => {
    const permission = {
      canSubscribe: true,
      canPublish: true,
      canPublishData: true,
      hidden: false,
      canPublishSources: [TrackSource.MICROPHONE, TrackSource.SCREEN_SHARE, TrackSource.SCREEN_SHARE_AUDIO],
    };
    const screen = { sid: 's1', source: TrackSource.SCREEN_SHARE };
    const participants = [
      { identity: 'ada', tracks: [screen], permission },
      {
        identity: 'ben',
        tracks: [screen],
        permission: { ...permission, canPublishSources: [TrackSource.SCREEN_SHARE] },
      },
      { identity: 'emmy', tracks: [screen], permission },
      { identity: 'carl', tracks: [], permission },
    ];
    jest.spyOn(RoomServiceClient.prototype, 'listParticipants').mockResolvedValue(participants as never);
    const update = jest
      .spyOn(RoomServiceClient.prototype, 'updateParticipant')
      .mockResolvedValue({} as never);

    await livekitGateway.endScreens('r', (identity) => identity !== 'emmy');
    expect(update.mock.calls).toEqual([
      ['r', 'ada', { permission: { ...permission, canPublishSources: [TrackSource.MICROPHONE] } }],
      // An empty list of sources would allow every one of them.
      ['r', 'ben', { permission: { ...permission, canPublish: false, canPublishSources: [] } }],
    ]);
  });

  it('is asked to mute nobody in a room that is not there', async () => {
    fail('listParticipants', absent);
    await expect(livekitGateway.muteTracks('r', 'microphone', () => true)).resolves.toEqual([]);
  });

  it('revokes the tokens of a removed participant, where the server supports it', async () => {
    const remove = jest.spyOn(RoomServiceClient.prototype, 'removeParticipant').mockResolvedValue();
    const before = Math.floor(Date.now() / 1000);
    await livekitGateway.removeParticipant('chalktalk_r1', 'ada');
    const [, , options] = remove.mock.calls[0] ?? [];
    expect(Number(options?.revokeTokenTs)).toBeGreaterThanOrEqual(before);
  });

  it('is unreachable in one word, whatever else went wrong', async () => {
    const unreachable = { code: 'call/media-server-unreachable' };
    fail('createRoom', new TypeError('fetch failed'));
    await expect(livekitGateway.createRoom({ name: 'r', maxParticipants: 1 })).rejects.toMatchObject(
      unreachable,
    );
    fail('listRooms', new ServerError('Internal', 'boom', 500));
    await expect(livekitGateway.ping()).rejects.toMatchObject(unreachable);
  });

  it.each([
    ['with a code', new ServerError('Unauthenticated', 'invalid token', 401, 'unauthenticated')],
    ['with its status alone', new ServerError('Unauthorized', 'invalid token', 401)],
  ])('is set up wrongly when it refuses our key %s', async (_, refusal) => {
    fail('removeParticipant', refusal);
    await expect(livekitGateway.removeParticipant('r', 'ada')).rejects.toMatchObject({ code: 'call/setup' });
  });
});
