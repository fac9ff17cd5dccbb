import type { callServer } from '@/lib/callables/client/call-server';
import { createInviteList, type ListedInvite } from './invite-list';

const invite: ListedInvite = {
  inviteId: 'a',
  code: 'first',
  profile: 'learner',
  limit: null,
  note: '',
  email: null,
  createdAt: 0,
  expiresAt: Date.now() + 30 * 86_400_000,
  revokedAt: null,
  uses: 0,
  cameBy: [],
};

function serverWith(invites: ListedInvite[]) {
  const asked: string[] = [];
  const call = ((contract: { name: string }) => {
    asked.push(contract.name);
    return Promise.resolve(contract.name === 'listInvites' ? { invites } : { code: 'made', inviteId: 'b' });
  }) as unknown as typeof callServer;
  return { asked, call };
}

describe('the invites of a room on a page', () => {
  it('hand the same link out again instead of making another', async () => {
    const { asked, call } = serverWith([invite]);
    const list = createInviteList('r1', call);
    expect(await list.findOrCreate({ profile: 'learner', days: 30 })).toBe('first');
    expect(asked).toEqual(['listInvites']);
  });

  it('never hand out a link that another host has taken back meanwhile', async () => {
    const open = [invite];
    const { call } = serverWith(open);
    const list = createInviteList('r1', call);
    await list.load();
    open[0] = { ...invite, revokedAt: 1 };
    expect(await list.findOrCreate({ profile: 'learner', days: 30 })).toBe('made');
  });

  it('are asked for once by several views at once', async () => {
    const { asked, call } = serverWith([invite]);
    const list = createInviteList('r1', call);
    await Promise.all([list.load(), list.load()]);
    expect(asked).toEqual(['listInvites']);
    await list.load();
    expect(asked).toHaveLength(2);
  });

  it('make no second link when the list cannot be read', async () => {
    const list = createInviteList('r1', () => Promise.reject(new Error('away')));
    await expect(list.findOrCreate({ profile: 'learner', days: 30 })).rejects.toThrow('away');
  });

  it('keep the latest answer when an earlier one comes later', async () => {
    const answers: ((invites: ListedInvite[]) => void)[] = [];
    const call = ((contract: { name: string }) =>
      contract.name === 'listInvites'
        ? new Promise((resolve) => answers.push((invites) => resolve({ invites })))
        : Promise.resolve({})) as unknown as typeof callServer;
    const list = createInviteList('r1', call);
    const changes = [list.setRevoked('a', true), list.setRevoked('b', true)];
    await new Promise((resolve) => setTimeout(resolve, 0));
    const revoked = { ...invite, revokedAt: 1 };
    answers[1]?.([revoked]);
    answers[0]?.([invite]);
    await Promise.all(changes);
    expect(list.read().invites).toEqual([revoked]);
  });

  it('make a link where there is none, and are read again', async () => {
    const { asked, call } = serverWith([]);
    const list = createInviteList('r1', call);
    const seen = jest.fn();
    list.subscribe(seen);
    expect(await list.findOrCreate({ profile: 'learner', days: 30 })).toBe('made');
    expect(asked).toEqual(['listInvites', 'createInvite', 'listInvites']);
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('keep what is known when they cannot be read again', async () => {
    const { call } = serverWith([invite]);
    const list = createInviteList('r1', call);
    await list.load();
    const failing = createInviteList('r1', () => Promise.reject(new Error('away')));
    await failing.load();
    expect(list.read()).toEqual({ invites: [invite], failure: null });
    expect(failing.read().failure).toBeInstanceOf(Error);
  });
});
