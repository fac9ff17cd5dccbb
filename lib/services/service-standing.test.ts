import { nothingLocked } from '@/lib/access/layers';
import { presets } from '@/lib/access/presets';
import { serviceStanding } from './service-standing';
import type { ServiceKind } from './schema';

const room = { settings: presets.class.settings };
const standing = (kind: ServiceKind, live = nothingLocked) =>
  serviceStanding(kind, { room, session: { id: 's1', live }, now: 1 });

describe('what a service may do', () => {
  it('is for a recorder to see and hear, and nothing else', () => {
    expect(standing('recorder').grant).toEqual({
      canPublish: false,
      canSubscribe: true,
      canPublishData: false,
      canUpdateOwnMetadata: false,
      hidden: true,
      recorder: true,
      agent: false,
    });
  });

  it('is for an agent to listen, write and speak, until everything is paused', () => {
    expect(standing('agent').grant).toMatchObject({
      canPublish: true,
      canPublishSources: ['microphone'],
      canPublishData: true,
      hidden: false,
      agent: true,
    });
    const paused = standing('agent', { ...nothingLocked, paused: true });
    expect(paused.grant).toMatchObject({ canPublish: false, canPublishData: false, canSubscribe: true });
  });
});
