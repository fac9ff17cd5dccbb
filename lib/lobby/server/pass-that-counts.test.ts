import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import type { LobbyPass } from '@/lib/rooms/schema';
import { passThatCounts } from './pass-that-counts';

jest.mock('@/lib/firebase/server/admin-firestore');

const byCode: LobbyPass = {
  roomId: 'r1',
  uid: 'ben',
  name: 'Ben',
  kind: 'guest',
  state: 'waiting',
  sessionId: null,
  words: '',
  at: 1,
};
const invited = { profile: 'presenter', by: 'ada' } as const;
const byLink = { ...byCode, invited: { ...invited, inviteId: 'i1' } };

/** The part of a pass that counts with this state of its link, and the documents that were read for it. */
const countedBy = async (pass: LobbyPass | undefined, link?: { revokedAt: number | null }) => {
  const doc = (path: string) => ({ withConverter: () => ({ path }) });
  jest.mocked(adminFirestore).mockReturnValue({ doc } as never);
  const asked: string[] = [];
  const counted = await passThatCounts(pass, ({ path }) => {
    asked.push(path);
    return Promise.resolve({ data: () => link } as never);
  });
  return { counted, asked };
};

describe('what counts of a pass', () => {
  it('is all of it while its link was not taken back', async () => {
    expect(await countedBy(byLink, { revokedAt: null })).toEqual({ counted: byLink, asked: ['invites/i1'] });
  });

  it('is only that of a short code once its link was taken back or deleted', async () => {
    expect((await countedBy(byLink, { revokedAt: 5 })).counted).toEqual(byCode);
    expect((await countedBy(byLink)).counted).toEqual(byCode);
  });

  it('reads no link when the pass names none', async () => {
    const ofEarlierRelease = { ...byCode, invited };
    for (const pass of [byCode, ofEarlierRelease, undefined]) {
      expect(await countedBy(pass)).toEqual({ counted: pass, asked: [] });
    }
  });
});
