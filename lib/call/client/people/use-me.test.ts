/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { PersonProfileId } from '@/lib/access/profiles';
import { useMe } from './use-me';

const own = { name: 'Ada Lovelace', isCameraOn: true, isMicrophoneOn: false };
const meWith = (profile: PersonProfileId) =>
  renderHook(() => useMe({ ticket: { identity: 'ada_1', profile, seat: 3 }, ...own })).result.current;

test('takes identity and role from the ticket, and the devices from the page', () => {
  expect(meWith('learner')).toEqual({ identity: 'ada_1', profile: 'learner', seat: 3, ...own });
  expect(meWith('co-host~k3x9a2')).toMatchObject({ profile: 'co-host~k3x9a2' });
  expect(renderHook(() => useMe({ ticket: null, ...own })).result.current).toBeNull();
});

test.each(['observer', 'observer~k3x9a2'] as const)('gives an %s no tile, as for the others', (profile) => {
  expect(meWith(profile)).toBeNull();
});
