import { listHeldBy, type HeldBy } from '@/lib/access/enforcers';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toGrant, type Grant } from '@/lib/access/to-grant';
import { accessRows, type AccessRow } from '@/tests/support/access-rows';
import { askInRows, matrixTitle } from '@/tests/support/one-matrix';
import { expect, test } from './support/api-test';
import { everythingSent, MediaBot, type Sent } from './support/media-bot';
import { mediaServer, mintMediaToken } from './support/media-server';

/** How many rooms are open at a time: a room needs up to six connections. */
const atOnce = 2;

// The others are asked about the same rows in `tests/support` and `tests/rules`.
test.describe('One matrix:', () => {
  test.setTimeout(180_000);

  test(matrixTitle('media-server'), async () => {
    const rowsOf = new Map<string, AccessRow[]>();
    for (const row of accessRows) {
      const key = JSON.stringify(toGrant(resolveAccess(row.input), row.profile));
      rowsOf.set(key, [...(rowsOf.get(key) ?? []), row]);
    }
    const asked = askInRows('media-server');
    // No grant has it, so one attempt stands for all.
    expect(new Set([...rowsOf.keys()].map((key) => (JSON.parse(key) as Grant).canUpdateOwnMetadata))).toEqual(
      new Set([false]),
    );
    const changing = { 'metadata:update': await canBecomeHost() };
    const grants = [...rowsOf];
    while (grants.length > 0) {
      await Promise.all(
        grants.splice(0, atOnce).map(async ([key, rows]) => {
          const answers = { ...changing, ...(await tryOnMediaServer(JSON.parse(key) as Grant)) };
          for (const row of rows) {
            const access = resolveAccess(row.input);
            for (const capability of listHeldBy('media-server')) {
              asked.note(row, capability, access[capability].allowed, answers[capability]);
            }
          }
        }),
      );
    }
    expect(asked.findFaults()).toEqual([]);
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

type Answers = Record<Exclude<HeldBy<'media-server'>, 'metadata:update'>, boolean>;

/** Whether somebody who may everything else can say about themselves what only our server says. */
async function canBecomeHost(): Promise<boolean> {
  const server = mediaServer();
  const name = `matrix_${crypto.randomUUID()}`;
  await server.createRoom({ name });
  const bot = await MediaBot.join(await mintMediaToken(name, 'anybody', everything));
  await bot.claimToBeHost().catch(() => undefined);
  const { attributes } = await server.getParticipant(name, 'anybody');
  await server.deleteRoom(name);
  await bot.leave();
  return 'profile' in attributes;
}

const allows = ({ canPublishSources = [], canPublishData }: Grant, sent: Sent): boolean =>
  sent === 'data' ? canPublishData : canPublishSources.includes(sent);

/** How often it is tried in a new room before it counts that the media server gives no answer. */
const attempts = 3;

/**
 * What comes through with a grant. When a bot's SDK says that it had no answer nothing follows for either side: with
 * this many bots that happens now and then on a busy machine, and it is tried again in another room. Whatever came
 * through that may not counts at once.
 */
async function tryOnMediaServer(grant: Grant): Promise<Answers> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryInOneRoom(grant);
    } catch (thrown) {
      const isUnanswered = String(thrown).includes('no response received from the server');
      if (!isUnanswered || attempt === attempts) throw thrown;
    }
  }
}

/**
 * Somebody with the grant sends what it allows, and for each thing that it does not allow another one tries that; what
 * a witness gets is what the grant allows, and what somebody with the grant gets of the witness as well. Resolves with
 * what came through.
 */
async function tryInOneRoom(grant: Grant): Promise<Answers> {
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
  const witness = await join('witness', everything);
  try {
    await expect.poll(() => witness.isReached(name), { timeout: 15_000, message }).toBe(true);
    const [sender, ...refused] = await Promise.all([
      join('sender', grant),
      ...everythingSent
        .filter((sent) => !allows(grant, sent))
        .map(async (sent) => ({ sent, bot: await join(`refused ${sent}`, grant) })),
    ]);
    for (const { sent, bot } of refused) void bot.send(sent).catch(() => undefined);
    for (const sent of allowed) {
      await sender.send(sent);
      // Only then the next: a negotiation that is asked for while another one ends may come to nothing.
      const arrives = { timeout: 15_000, message: `${sent} of ${message}` };
      await expect.poll(() => witness.heard.has(`sender ${sent}`), arrives).toBe(true);
    }
    expect([...witness.heard].sort(), message).toEqual(expected);
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
    const cameThrough = (sent: Sent) => [...witness.heard].some((what) => what.endsWith(` ${sent}`));
    return {
      'mic:publish': cameThrough('microphone'),
      'camera:publish': cameThrough('camera'),
      'screen:publish': cameThrough('screen_share'),
      'data:send': cameThrough('data'),
      'room:subscribe': heard().length > 0,
    };
  } catch (thrown) {
    // An answer that is missing excuses nothing that came through.
    expect(
      [...witness.heard].filter((what) => !expected.includes(what)),
      message,
    ).toEqual([]);
    throw thrown;
  } finally {
    await server.deleteRoom(name);
    await Promise.all(bots.map((bot) => bot.leave()));
  }
}
