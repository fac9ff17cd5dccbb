/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { RoomScreen } from '@/app/(shell)/rooms/[roomId]/room-screen';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { glanceAtRoom } from '@/lib/glance/contract';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { passTime, renderScreen } from '@/tests/support/fakes/render-screen';

const emmy = { uid: 'emmy', name: 'Emmy', email: 'emmy@chalktalk.test', kind: 'account' } as const;
const now = Date.parse('2026-11-19T12:00:00Z');

describe('a room whose live lines are blocked', () => {
  const glance: CallableOutput<typeof glanceAtRoom> = {
    name: 'Algebra',
    preset: 'lesson',
    profile: 'learner',
    plan: null,
    members: [{ uid: 'ada', name: 'Ada', kind: 'account', profile: 'learner' }],
    inside: [{ uid: 'ada', name: 'Ada', profile: 'learner', since: 1 }],
    messages: [{ id: 'm1', name: 'Ada', text: 'Bring the photo', at: now - 1000 }],
    sheets: [{ id: 'first', name: 'Forces' }],
  };

  it('is read through our server after ten seconds, and says so', async () => {
    fakeServer.answer(glanceAtRoom, () => glance);
    fakeAuth.signIn(emmy);
    fakePlaces.goOffline();
    renderScreen(<RoomScreen roomId="algebra" />, { at: '/rooms/algebra', now });
    await passTime(0);
    await passTime(9000);
    expect(screen.queryByRole('heading', { name: 'Algebra' })).toBeNull();
    await passTime(1500);
    await passTime(100);
    screen.getByRole('heading', { name: 'Algebra' });
    screen.getByText('The live lines are blocked in this network', { exact: false });
    for (const text of ['Bring the photo', 'Forces', 'Inside now']) screen.getByText(text);
    const asked = fakeServer.askedOf(glanceAtRoom).length;
    await passTime(31_000);
    expect(fakeServer.askedOf(glanceAtRoom).length).toBe(asked + 1);
  });
});
