/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { PermissionsDialog } from '@/components/moderation/permissions-dialog';
import { ShieldPanel } from '@/components/shield/shield-panel';
import { nothingLocked } from '@/lib/access/layers';
import { presets } from '@/lib/access/presets';
import { callServer } from '@/lib/callables/client/call-server';
import { readPermissions } from '@/lib/moderation/contract';
import { listPermissions } from '@/lib/moderation/list-permissions';
import type { AboutPerson } from '@/lib/moderation/person-in-call';
import { initialSettings, toOrganization } from '@/lib/organization/organization';
import { accessInRoom } from '@/lib/rooms/room-access';
import { listShieldSwitches } from '@/lib/shield/shield-switch';
import moderation from '@/messages/en/moderation.json';
import shell from '@/messages/en/shell.json';
import shield from '@/messages/en/shield.json';

jest.mock('@/lib/callables/client/call-server');

const organization = toOrganization({
  ...initialSettings,
  policy: { learner: { 'mic:publish': 'forced-off', 'camera:publish': 'forced-on' } },
});
const { settings } = presets.lesson;
const { may } = moderation;
const about: AboutPerson = {
  roomId: 'r1',
  person: {
    ...{ uid: 'ada', name: 'Ada', profile: 'learner' },
    ...{ microphone: 'off', isCameraOn: true, isSharing: false },
  },
  viewer: { profile: 'host', sessionId: 's1', mayModerate: true },
};

const show = (view: ReactElement) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ shell, shield, moderation }}>
      {view}
    </NextIntlClientProvider>,
  );

/** The chosen one of a few radios; every one of them must say that it cannot be changed. */
function chosenOfLocked(group: HTMLElement): string | null | undefined {
  const radios = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true']);
  for (const radio of radios) fireEvent.click(radio);
  return radios.find(({ checked }) => checked)?.getAttribute('aria-label');
}

describe('What the organisation has decided', () => {
  it('is locked in the shield with the reason, unlike what it leaves open', () => {
    const view = {
      live: nothingLocked,
      switches: listShieldSwitches({ organization, preset: 'lesson', settings }, nothingLocked),
      audience: 'learner',
    } as const;
    const [change, muteAll] = [jest.fn(), jest.fn()];
    const state = { view, failure: null, isMuting: false, isPausing: false, change, muteAll };
    show(<ShieldPanel shield={state} onClose={jest.fn()} />);

    const locked = (name: string) => screen.getByRole('group', { name, description: shield.forced });
    expect(chosenOfLocked(locked(shield.switches['mic:publish']))).toBe(shield.positions.off);
    expect(chosenOfLocked(locked(shield.switches['camera:publish']))).toBe(shield.positions.everyone);
    const keepMuted = screen.getByRole('button', { name: shield.keepMuted });
    expect(keepMuted.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(keepMuted);
    expect(change).not.toHaveBeenCalled();

    const open = screen.getByRole('group', { name: shield.switches['screen:publish'] });
    fireEvent.click(within(open).getByRole('radio', { name: shield.positions.off }));
    expect(change.mock.calls).toEqual([[{ kind: 'switch', capability: 'screen:publish', to: 'off' }]]);
  });

  it('is locked with the reason for one person as well', async () => {
    const general = accessInRoom(organization, { profile: 'learner', settings });
    const permissions = listPermissions(general, {}, { session: 's1', now: 1 });
    const server = jest.mocked(callServer).mockResolvedValue({ permissions, mayLast: true });
    show(<PermissionsDialog about={about} onDone={jest.fn()} onFailed={jest.fn()} onClose={jest.fn()} />);

    const locked = (name: string) => screen.findByRole('group', { name, description: may.forced });
    expect(chosenOfLocked(await locked(may.names['mic:publish']))).toBe(may.answers.no);
    expect(chosenOfLocked(await locked(may.names['camera:publish']))).toBe(may.answers.yes);
    screen.getByRole('group', { name: may.names['hand:raise'] });
    expect(server.mock.calls.map(([contract]) => contract)).toEqual([readPermissions]);
  });
});
