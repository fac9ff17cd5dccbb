import { shareGoesOn } from '@/lib/call/server/events/share-goes-on';
import type { MediaSource } from '@/lib/livekit/media-participant';

const own = 'ben_abcdefgh12345678';
const phone = `${own}#phone-ABCDEFGH12345678`;
const roomName = 'chalktalk_r1';

/** Who is in the call and sends what, and which phone is let in beside Ben's page. */
const portsOf = (sent: Record<string, MediaSource>, letIn?: string) => ({
  listParticipants: () =>
    Promise.resolve(
      Object.entries(sent).map(([identity, source]) => ({
        identity,
        tracks: [{ source, kind: 'video' as const }],
      })),
    ),
  readPhone: () => Promise.resolve(letIn),
});

describe('a share of which one part has stopped', () => {
  it.each([
    ['goes on by the page', phone, portsOf({ [own]: 'screen_share' }), true],
    ['goes on by the phone', own, portsOf({ [phone]: 'screen_share' }), true],
    ['goes on by the next phone', phone, portsOf({}, 'BCDEFGHI12345678'), true],
    ['is over when its phone hides the page', phone, portsOf({ [own]: 'camera' }, 'ABCDEFGH12345678'), false],
    ['is over when its phone was put out', phone, portsOf({ [own]: 'camera' }), false],
    ['is over when only others share', own, portsOf({ ada_abcdefgh12345678: 'screen_share' }), false],
  ])('%s', async (_, identity, ports, goesOn) => {
    await expect(shareGoesOn(ports, { roomName, identity })).resolves.toBe(goesOn);
  });
});
