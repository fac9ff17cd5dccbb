import { callServer } from '@/lib/callables/client/call-server';
import { changeRole } from '../contract';
import { giveRole } from './give-role';

jest.mock('@/lib/callables/client/call-server');
const server = jest.mocked(callServer);
const wanted = { roomId: 'r1', uid: 'ada', profile: 'listener', lasts: 'always' } as const;
const because = { reason: 'She asked for it' };

beforeEach(() => server.mockReset());

describe('giving a role from a page', () => {
  it('is undone by all steps of the server in order, without the given reason', async () => {
    const back = [
      { profile: 'learner', lasts: 'always' },
      { profile: 'co-host', lasts: 'session' },
    ] as const;
    server.mockResolvedValueOnce({ back }).mockResolvedValue({ back: [] });
    const undo = await giveRole({ ...wanted, ...because });
    expect(server.mock.calls[0]?.[1]).toEqual({ ...wanted, ...because });
    await undo?.();
    expect(server.mock.calls.slice(1)).toEqual(back.map((role) => [changeRole, { ...wanted, ...role }]));
  });

  it('cannot be taken back where nothing has changed', async () => {
    server.mockResolvedValueOnce({ back: [] });
    expect(await giveRole(wanted)).toBeUndefined();
  });
});
