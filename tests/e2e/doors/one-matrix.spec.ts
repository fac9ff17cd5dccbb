import { dispose } from '@livekit/rtc-node';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toGrant, type Grant } from '@/lib/access/to-grant';
import { accessRows } from '@/tests/support/access-rows';
import { expect, test } from './support/doors-test';
import { MediaBot } from './support/media-bot';
import { mediaServer, mintMediaToken } from './support/media-server';

/** What arrives of somebody with a grant, by the names that the media server has for it. */
const arrivingOf = ({ canPublishSources = [], canPublishData }: Grant): string[] => [
  ...canPublishSources.filter((source) => source !== 'screen_share_audio'),
  ...(canPublishData ? ['data'] : []),
];

// Page and token are asked about the same rows in `tests/support`, the rules in `tests/rules`.
test.describe('One matrix', () => {
  test.setTimeout(180_000);

  test('The media server lets through what the row allows, and nothing else', async () => {
    const byGrant = new Map<string, number>();
    for (const row of accessRows) {
      const key = JSON.stringify(toGrant(resolveAccess(row.input), row.profile));
      byGrant.set(key, (byGrant.get(key) ?? 0) + 1);
    }
    let agreed = 0;
    for (const [key, count] of byGrant) {
      await expectThroughMediaServer(JSON.parse(key) as Grant);
      agreed += count;
    }
    await dispose();
    console.info(`One matrix: ${agreed} rows (${byGrant.size} grants) agree with the media server.`);
    expect(agreed).toBe(accessRows.length);
  });
});

const everything: Grant = {
  canPublish: true,
  canSubscribe: true,
  canPublishData: true,
  canPublishSources: ['microphone', 'camera', 'screen_share', 'screen_share_audio'],
  canUpdateOwnMetadata: false,
  hidden: false,
  recorder: false,
  agent: false,
};

/** Somebody with the grant sends everything there is; what a witness gets is what the grant allows. */
async function expectThroughMediaServer(grant: Grant): Promise<void> {
  const server = mediaServer();
  const name = `matrix_${crypto.randomUUID()}`;
  await server.createRoom({ name });
  const witnessToken = await mintMediaToken(name, 'witness', everything);
  const bots = [await MediaBot.join(witnessToken)];
  try {
    const [witness] = bots as [MediaBot];
    const sender = await MediaBot.join(await mintMediaToken(name, 'sender', grant));
    bots.push(sender);
    // Another one only listens: what is refused keeps the one who tried it busy.
    const listener = await MediaBot.join(await mintMediaToken(name, 'listener', grant));
    bots.push(listener);
    sender.sendEverything();
    witness.sendEverything();
    const expected = arrivingOf(grant).map((what) => `sender ${what}`);
    await expect.poll(() => [...witness.heard].sort(), { timeout: 15_000 }).toEqual(expected.sort());
    if (grant.canSubscribe) {
      await expect
        .poll(() => [...listener.heard], { timeout: 15_000, message: JSON.stringify(grant) })
        .toContain('witness microphone');
    }
    // Somebody who comes later is seen after all that was asked for before.
    const lateToken = await mintMediaToken(name, 'late', everything);
    bots.push(await MediaBot.join(lateToken));
    await expect.poll(() => witness.seen.has('late'), { timeout: 15_000 }).toBe(true);
    expect([...witness.heard].sort()).toEqual(expected.sort());
    expect(witness.seen.has('sender')).toBe(!grant.hidden);
    const participants = await server.listParticipants(name);
    const listed = participants.find(({ identity }) => identity === 'sender');
    expect(listed?.tracks.length ?? 0).toBe(expected.filter((what) => what !== 'sender data').length);
    if (!grant.canSubscribe) expect(listener.heard.has('witness microphone')).toBe(false);
  } finally {
    await Promise.all(bots.map((bot) => bot.leave()));
    await server.deleteRoom(name);
  }
}
