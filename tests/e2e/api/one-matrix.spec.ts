import { listHeldBy, type HeldBy } from '@/lib/access/enforcers';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toGrant, type Grant } from '@/lib/access/to-grant';
import { accessRows, type AccessRow } from '@/tests/support/access-rows';
import { askInRows, matrixTitle } from '@/tests/support/one-matrix';
import { expect, test } from './support/api-test';
import { everythingSent, MediaBot, type Sent } from './support/media-bot';
import { mediaServer, mintMediaToken } from './support/media-server';

/** How many rooms are open at the same time: each room needs up to six connections. */
const atOnce = 2;

// The other enforcers answer for the same rows in `tests/support` and `tests/rules`.
test.describe('One matrix:', () => {
  test.setTimeout(180_000);

  test(matrixTitle('media-server'), async () => {
    const rowsOf = new Map<string, AccessRow[]>();
    for (const row of accessRows) {
      const key = JSON.stringify(toGrant(resolveAccess(row.input), row.profile));
      rowsOf.set(key, [...(rowsOf.get(key) ?? []), row]);
    }
    const asked = askInRows('media-server');
    // No grant contains this right, so one attempt stands for all.
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

/** Whether a participant with every other right can set an attribute that only our server sets. */
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

/** How many rooms to try before the missing answer of the media server counts. */
const attempts = 3;

/** What the media server or a bot's SDK says when something that is allowed did not come in time. */
const unanswered = ['no response received from the server', 'exceeded while waiting on the predicate'];

/**
 * Resolves with what a grant lets through. A missing answer proves nothing: that happens with this many bots on a
 * busy machine, so another room is tried. Anything that comes through without the right counts at once.
 */
async function tryOnMediaServer(grant: Grant): Promise<Answers> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryInOneRoom(grant);
    } catch (thrown) {
      const isUnanswered = unanswered.some((words) => String(thrown).includes(words));
      if (!isUnanswered || attempt === attempts) throw thrown;
    }
  }
}

/**
 * A participant with the grant sends what it allows; for everything else another participant tries. A witness must
 * get what the grant allows; the first participant must get what the witness sends. Resolves with what came through.
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
      // One after another: a negotiation that starts while another one ends may come to nothing.
      const arrives = { timeout: 15_000, message: `${sent} of ${message}` };
      await expect.poll(() => witness.heard.has(`sender ${sent}`), arrives).toBe(true);
    }
    expect([...witness.heard].sort(), message).toEqual(expected);
    // Once the witness's later track is through, the refused attempts from before would be through as well.
    await witness.send('microphone');
    const media = allowed.filter((sent) => sent !== 'data');
    const tracks = [...media.map(() => 'sender'), 'witness'];
    await expect.poll(listTracks, { timeout: 15_000, message }).toEqual(tracks);
    // Data packets reach everyone connected; media needs the right to subscribe.
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
    // A missing answer excuses nothing that came through.
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
