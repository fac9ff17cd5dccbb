import { resolveAccess } from '@/lib/access/resolve-access';
import { toGrant, type Grant } from '@/lib/access/to-grant';
import { accessRows } from '@/tests/support/access-rows';
import { expect, test } from './support/doors-test';
import { everythingSent, MediaBot, type Sent } from './support/media-bot';
import { mediaServer, mintMediaToken } from './support/media-server';

/** How many rooms are open at a time: a room needs up to six connections. */
const atOnce = 2;

// Page and token are asked about the same rows in `tests/support`, the rules in `tests/rules`.
test.describe('One matrix', () => {
  test.setTimeout(180_000);

  test('The media server lets through what the row allows, and nothing else', async () => {
    const byGrant = new Map<string, number>();
    for (const row of accessRows) {
      const key = JSON.stringify(toGrant(resolveAccess(row.input), row.profile));
      byGrant.set(key, (byGrant.get(key) ?? 0) + 1);
    }
    const grants = [...byGrant];
    let agreed = 0;
    while (grants.length > 0) {
      const some = grants.splice(0, atOnce);
      await Promise.all(some.map(([key]) => expectThroughMediaServer(JSON.parse(key) as Grant)));
      agreed += some.reduce((sum, [, rows]) => sum + rows, 0);
    }
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

const allows = ({ canPublishSources = [], canPublishData }: Grant, sent: Sent): boolean =>
  sent === 'data' ? canPublishData : canPublishSources.includes(sent);

/**
 * Somebody with the grant sends what it allows, and for each thing that it does not allow another one tries that; what
 * a witness gets is what the grant allows, and what somebody with the grant gets of the witness as well.
 */
async function expectThroughMediaServer(grant: Grant): Promise<void> {
  const server = mediaServer();
  const name = `matrix_${crypto.randomUUID()}`;
  const message = JSON.stringify(grant);
  const bots: MediaBot[] = [];
  const join = async (identity: string, may: Grant): Promise<MediaBot> => {
    const bot = await MediaBot.join(await mintMediaToken(name, identity, may));
    bots.push(bot);
    return bot;
  };
  const listTracks = async () =>
    (await server.listParticipants(name))
      .flatMap(({ identity, tracks }) => tracks.map(() => identity))
      .sort();
  const allowed = everythingSent.filter((sent) => allows(grant, sent));
  const expected = allowed.map((sent) => `sender ${sent}`).sort();

  await server.createRoom({ name });
  try {
    const witness = await join('witness', everything);
    const [sender, ...refused] = await Promise.all([
      join('sender', grant),
      ...everythingSent
        .filter((sent) => !allows(grant, sent))
        .map(async (sent) => ({ sent, bot: await join(`refused ${sent}`, grant) })),
    ]);
    for (const { sent, bot } of refused) void bot.send(sent).catch(() => undefined);
    // One after the other: two at once are one negotiation, of which either may come to nothing.
    for (const sent of allowed) await sender.send(sent);
    await expect.poll(() => [...witness.heard].sort(), { timeout: 15_000, message }).toEqual(expected);
    // What the witness sends only now is through: so would be what was tried before, had it been let through.
    await witness.send('microphone');
    const media = allowed.filter((sent) => sent !== 'data');
    const tracks = [...media.map(() => 'sender'), 'witness'];
    await expect.poll(listTracks, { timeout: 15_000, message }).toEqual(tracks);
    // Packets reach whoever is connected; of media nothing does without the right to subscribe.
    const heard = () => [...sender.heard].filter((what) => what === 'witness microphone');
    await expect.poll(heard, { timeout: 15_000, message }).toHaveLength(grant.canSubscribe ? 1 : 0);
    expect([...witness.heard].sort(), message).toEqual(expected);
    await expect.poll(() => witness.seen.has('sender'), { timeout: 15_000, message }).toBe(!grant.hidden);
  } finally {
    await server.deleteRoom(name);
    await Promise.all(bots.map((bot) => bot.leave()));
  }
}
