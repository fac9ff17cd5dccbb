import { nothingLocked, type LiveState, type RoomSettings } from '@/lib/access/layers';
import { initialSettings, toOrganization } from '@/lib/organization/organization';
import { accessInRoom } from '@/lib/rooms/room-access';
import { applyShieldChange } from './apply-shield-change';
import { isKeptMuted, pressKeepMuted } from './keep-muted';
import { readShieldSwitch, type ShieldSetting } from './shield-switch';

const onlooker = 'learner~k3x9a2';
const organization = toOrganization({
  ...initialSettings,
  profiles: { [onlooker]: { name: 'Onlooker', answers: { 'mic:publish': 'no' } } },
});
const roomWith = (settings: RoomSettings): ShieldSetting => ({ organization, preset: 'lesson', settings });
const press = (setting: ShieldSetting, live: LiveState) =>
  applyShieldChange(setting, live, pressKeepMuted(readShieldSwitch('mic:publish', setting, live)));
const maySpeak = (profile: 'learner' | typeof onlooker, { settings }: ShieldSetting, live: LiveState) =>
  accessInRoom(organization, { profile, settings, live })['mic:publish'].allowed;

describe('*Keep muted*', () => {
  it('lets nobody speak who did not speak before, when it is released', () => {
    const room = roomWith({});
    const muted = press(room, nothingLocked);
    expect(isKeptMuted(readShieldSwitch('mic:publish', room, muted))).toBe(true);
    expect(maySpeak('learner', room, muted)).toBe(false);

    const released = press(room, muted);
    expect(released).toEqual(nothingLocked);
    expect(maySpeak('learner', room, released)).toBe(true);
    expect(maySpeak(onlooker, room, released)).toBe(false);
  });

  it('lets everyone speak on release where the room asks, and then mutes them again', () => {
    const room = roomWith({ 'mic:publish': 'ask' });
    const released = press(room, nothingLocked);
    expect(maySpeak('learner', room, released)).toBe(true);
    expect(maySpeak('learner', room, press(room, released))).toBe(false);
  });
});
