/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { callServer } from '@/lib/callables/client/call-server';
import type { Edit } from '../edit-schema';
import { usePermissionDraft } from './use-permission-draft';

jest.mock('@/lib/callables/client/call-server');
const mockUser = { uid: 'rosalind' };
jest.mock('@/lib/auth/client/use-session', () => ({ useSession: () => ({ user: mockUser }) }));

const cell = { profile: 'learner', capability: 'screen:publish' } as const;
const allow: Edit = { kind: 'answer', cell, to: 'yes' };
const forbid: Edit = { kind: 'rule', cell, to: 'forced-off' };
const weight = { rooms: 3, people: 41, inCall: 2 };

/** One of the two pages, which is left and come back to. */
const openPage = () => renderHook(() => usePermissionDraft());

beforeEach(() => {
  mockUser.uid = 'rosalind';
  sessionStorage.clear();
  // Whom it touches is being looked up for as long as nobody asks for it.
  jest
    .mocked(callServer)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
});

describe('what an administrator is changing', () => {
  it('is there on the other page, and when they are back after another sign-in', async () => {
    const profiles = openPage();
    act(() => profiles.result.current.edit(allow));
    profiles.unmount();
    const policy = openPage();
    act(() => policy.result.current.edit(forbid));
    policy.unmount();
    jest.mocked(callServer).mockResolvedValue(weight);
    const again = openPage();
    expect(again.result.current.edits).toEqual([allow, forbid]);
    await waitFor(() => expect(again.result.current.weight).toEqual(weight));
  });

  it('is nobody else’s', () => {
    const page = openPage();
    act(() => page.result.current.edit(allow));
    page.unmount();
    mockUser.uid = 'emmy';
    expect(openPage().result.current.edits).toEqual([]);
  });

  it('is gone once it is saved, also where its page was left before the answer came', () => {
    const page = openPage();
    act(() => page.result.current.edit(allow));
    const { clear } = page.result.current;
    page.unmount();
    clear();
    expect(openPage().result.current.edits).toEqual([]);
  });

  it('is undone step by step', () => {
    const { result } = openPage();
    act(() => result.current.edit(allow));
    act(() => result.current.edit(forbid));
    act(() => result.current.undo());
    expect(result.current.edits).toEqual([allow]);
  });
});

describe('whom it touches', () => {
  it('is being looked up until it is known, and says so where it cannot be', async () => {
    jest.mocked(callServer).mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(weight);
    const { result } = openPage();
    expect(result.current.weight).toBe('nobody');
    act(() => result.current.edit(allow));
    expect(result.current.weight).toBe('looking');
    await waitFor(() => expect(result.current.weight).toBe('unknown'));
    act(() => result.current.edit({ ...allow, cell: { ...cell, profile: 'listener' } }));
    expect(result.current.weight).toBe('looking');
    await waitFor(() => expect(result.current.weight).toEqual(weight));
  });
});
