/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { PermissionsDialog } from '@/components/moderation/permissions-dialog';
import { ShieldPanel } from '@/components/shield/shield-panel';
import type * as capabilities from '@/lib/access/capabilities';
import { forever, nothingLocked } from '@/lib/access/layers';
import { presets } from '@/lib/access/presets';
import { callServer } from '@/lib/callables/client/call-server';
import { listPermissions } from '@/lib/moderation/list-permissions';
import type { AboutPerson } from '@/lib/moderation/person-in-call';
import { permissionSchema } from '@/lib/moderation/schema';
import { unchangedOrganization } from '@/lib/organization/organization';
import { accessInRoom } from '@/lib/rooms/room-access';
import type { Shield } from '@/lib/shield/client/use-shield';
import { shieldChangeSchema } from '@/lib/shield/schema';
import { listShieldSwitches } from '@/lib/shield/shield-switch';
import moderation from '@/messages/en/moderation.json';
import shell from '@/messages/en/shell.json';
import shield from '@/messages/en/shield.json';

jest.mock('@/lib/callables/client/call-server');
// The day on which hosts get a switch for it: what an engineer writes then, and nothing else.
jest.mock('@/lib/access/capabilities', () => {
  const today = jest.requireActual<typeof capabilities>('@/lib/access/capabilities');
  Object.assign(today.capabilityFacts['room:start'], { marks: ['shield'] });
  return today;
});

const words = { 'room:start': 'Start' };
const { switches } = shield;
const { may } = moderation;
const about: AboutPerson = {
  roomId: 'r1',
  person: {
    ...{ uid: 'ada', name: 'Ada', profile: 'learner' },
    ...{ microphone: 'on', isCameraOn: true, isSharing: false },
  },
  viewer: { profile: 'host', sessionId: 's1', mayModerate: true },
};
const messages = {
  shell,
  shield: { ...shield, switches: { ...switches, ...words } },
  moderation: { ...moderation, may: { ...may, names: { ...may.names, ...words } } },
};
const show = (view: ReactElement) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      {view}
    </NextIntlClientProvider>,
  );

const organization = unchangedOrganization;
const { settings } = presets.lesson;
const chosenIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('radio')
    .filter((radio) => (radio as HTMLInputElement).checked)
    .map((radio) => radio.getAttribute('aria-label'));

describe('What a room can set and the page has a new control for', () => {
  it('has its switch in the shield, which says how it stands and does what it says', () => {
    const live = { ...nothingLocked, locks: { 'room:start': 'off' } } as const;
    const view = {
      live,
      switches: listShieldSwitches({ organization, preset: 'lesson', settings }, live),
      audience: 'learner',
    } as const;
    const change = jest.fn();
    const state: Shield = {
      ...{ view, failure: null, isMuting: false, isPausing: false },
      ...{ change, muteAll: jest.fn() },
    };
    show(<ShieldPanel shield={state} onClose={jest.fn()} />);

    const names = Object.values({ ...switches, ...words });
    expect(names.filter((name) => screen.queryByRole('group', { name }) === null)).toEqual([]);
    const start = screen.getByRole('group', { name: 'Start' });
    expect(chosenIn(start)).toEqual([shield.positions.off]);
    fireEvent.click(within(start).getByRole('radio', { name: shield.positions.everyone }));
    const wanted = { kind: 'switch', capability: 'room:start', to: 'everyone' };
    expect(change.mock.calls).toEqual([[wanted]]);
    expect(shieldChangeSchema.safeParse(wanted).success).toBe(true);
  });

  it('has its switch for each person', async () => {
    const general = accessInRoom(organization, { profile: 'learner', settings });
    const taken = { 'room:start': { allow: false, until: forever } };
    const permissions = listPermissions(general, taken, { session: 's1', now: 1 });
    jest.mocked(callServer).mockResolvedValue({ permissions, mayLast: true });
    show(<PermissionsDialog about={about} onDone={jest.fn()} onFailed={jest.fn()} onClose={jest.fn()} />);

    const start = await screen.findByRole('group', { name: 'Start' });
    expect(chosenIn(start)).toEqual([may.answers.no]);
    expect(permissions.map((one) => permissionSchema.safeParse(one).success)).not.toContain(false);
  });
});
