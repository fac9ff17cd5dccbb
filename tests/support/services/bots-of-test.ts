import { test } from '@playwright/test';
import { connectBot, type MediaBot } from './media-bot';
import { mediaUrl } from './stack-environment';

/**
 * The way to bring bots into calls. Those who are still there leave at the end of each test. For a file of tests,
 * outside of all of them.
 */
export function botsOfTest() {
  const bots: MediaBot[] = [];
  test.afterEach(async () => {
    await Promise.all(bots.splice(0).map((bot) => bot.leave()));
  });
  /** Connects with a token. Throws when the media server does not let it in. */
  return async (token: string, url = mediaUrl()): Promise<MediaBot> => {
    const bot = await connectBot(url, token);
    bots.push(bot);
    return bot;
  };
}
