import { notifyLater } from '@/lib/notifications/server/notify';
import { messageReference } from './message-store';
import { tellOf } from './tell-of-message';

jest.mock('@/lib/notifications/server/notify', () => ({ notifyLater: jest.fn() }));
jest.mock('./message-store', () => ({
  ...jest.requireActual<object>('./message-store'),
  messageReference: jest.fn(),
}));

const target = { roomId: 'waves', messageId: 'm1' };
const written = { from: 'emmy', to: 'everyone', text: 'See @[ada] and @[ben], @[ada]', at: Date.now() };

/** What is told of a message that stands so in the database. */
async function told(message: object | undefined, uid = 'emmy') {
  jest
    .mocked(messageReference)
    .mockReturnValue({ get: () => Promise.resolve({ data: () => message }) } as never);
  await tellOf(target, { uid });
  return jest.mocked(notifyLater).mock.calls.map(([happening]) => happening);
}

describe('telling of a message', () => {
  it('reaches those whom it mentions, each once, and not those in the call', async () => {
    expect(await told(written)).toEqual([
      {
        id: 'message-waves-m1',
        kind: 'mention',
        roomId: 'waves',
        by: { uid: 'emmy' },
        to: { uids: ['ada', 'ben'] },
        isSeenInside: true,
      },
      expect.objectContaining({ kind: 'message', to: { allBut: ['ada', 'ben'] } }),
    ]);
  });

  it('reaches everybody as one of many, where it mentions nobody', async () => {
    expect(await told({ ...written, text: 'See ada@[b c]' })).toEqual([
      {
        id: 'messages-waves',
        kind: 'message',
        roomId: 'waves',
        by: { uid: 'emmy' },
        to: { allBut: [] },
        isSeenInside: true,
        at: written.at,
      },
    ]);
  });

  it('reaches the readers alone of a private one', async () => {
    const happenings = await told({ ...written, to: 'cora', readers: ['emmy', 'cora'] });
    expect(happenings).toMatchObject([{ kind: 'private-message', to: { uids: ['emmy', 'cora'] } }]);
  });

  it.each([
    ['of another person', { ...written, from: 'ada' }],
    ['that was removed', { ...written, removedBy: 'host', removedAt: 1 }],
    ['from the day before', { ...written, at: Date.now() - 25 * 3_600_000 }],
    ['that is not there', undefined],
  ])('does nothing about a message %s', async (_, message) => {
    expect(await told(message)).toEqual([]);
  });
});
